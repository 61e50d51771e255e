import '../../../shared/rules/index.ts'
import { describe, expect, it } from 'vitest'
import { effectText } from '../../../shared/text/effects/index.ts'

const reads = (key: string): string => effectText(key).join('\n')

describe('what a card in play lets somebody do', () => {
  it.each([
    ['opium-den', 'you can lock this card to give a Ministry vampire you control +1 stealth.'],
    ['zaire-river-ferry', 'you can lock this card to give the bearer +1 stealth. Only if the bearer is Lasombra.'],
    ['veejay-vinod', 'Once each action, this vampire can burn 2 blood to get +1 stealth.'],
    ['heidelberg-castle-germany', 'At any time outside actions, you can lock this card to'],
  ])('%s: is said of whom it helps', (key, line) => expect(reads(key)).toContain(line))

  it.each([
    ['kalinda', 'You can burn the Edge to unlock this vampire.'],
    ['keith-moody', 'your prey can burn the Edge to burn 1 blood from this vampire.'],
    ['carna-the-princess-witch', 'you can burn a retainer on this vampire and add 2 blood to this vampire.'],
    ['fear-of-mekhet', 'if they do, put this card on that vampire'],
  ])('%s: names whose blood it is and who does it', (key, line) => expect(reads(key)).toContain(line))

  it.each([
    ['andrew-stuart', 'if the revealed card is a card that requires [tha], cancel the card played and burn 1 blood'],
    [
      'veil-of-darkness',
      '(its cost is not paid), and if the card played is a card that requires [obt], it burns 2 blood',
    ],
    ['frontal-assault', 'When a vampire your prey controls goes to torpor, gain 1 pool.'],
    ['xaviar-advanced', 'After a referendum called by this vampire passes, you can unlock this vampire.'],
    ['evan-klein-6', 'if the action is directed at this vampire, toss'],
    ['monster', 'if the bearer has at least 1 blood and either the acting minion is the bearer and'],
  ])('%s: keeps apart what happens and to whom', (key, line) => expect(reads(key)).toContain(line))

  it.each([
    ['hide-the-mind', 'Cancel a combat card that requires [aus] as it is played, and its cost is not paid.'],
    ['diana-iadanza', 'This vampire can burn 1 blood to cancel a reaction card as it is played.'],
    ['wind-dance', 'Strike: dodge. +1 additional strike, limited: strike: dodge.'],
    ['fleetness', 'This vampire enters combat with a locked ready minion you do not control. In that combat,'],
    ['faruq-abd-al-qadir', 'Minions in combat with this vampire that have at least 1 of your corruption counters'],
    ['hackerspace', 'When an Anarch minion you control enters play or when a vampire you control becomes Anarch, this'],
    ['week-of-nightmares', 'for each Ravnos vampire that has at least 1 nightmare counter: if its blood is less than'],
    ['matasuntha', 'When a minion in combat with this vampire leaves play, you can gain 1 pool.'],
    ['mina-grotius', 'if its controller is your predator or your prey, this vampire gains 3 blood.'],
    ['pack-alpha', 'an animal retainer in your hand (requirements and cost apply as normal).'],
    ['war-ghoul', 'burn an ally or a retainer you control.'],
    ['gran-madre-di-dio-italy', 'When a minion your prey or your predator controls enters play'],
    ['lord-tremere', 'a ready Tremere vampire other than this vampire or a ready Tremere antitribu vampire other than'],
    ['nathaniel-bordruff', 'can enter combat with a locked ready vampire you do not control as a (D) action.'],
    ['ruxandra', 'use 1 discard phase action to discard any number of cards.'],
  ])('%s: says what is chosen once', (key, line) => expect(reads(key)).toContain(line))
})
