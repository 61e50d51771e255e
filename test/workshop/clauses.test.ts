import { describe, expect, it } from 'vitest'
import { definitions } from '../../shared/cards/index.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import { oversaid, unsaid } from './clauses.ts'
import { readWordings } from './official.ts'

const LINES = 'the ways stand in lines of their own'
const SIZE = 'a hand is always discarded down to its size'
const OUTCOME = 'what happens instead is all that the line says'
const WHOEVER = 'whatever the action is aimed at'
/** Of these cards a clause is printed in words that their text has not, and why that is right; or what is known wrong. */
const EXCEPTIONS: Readonly<Record<string, Record<string, string>>> = {
  amaranth: { instead: OUTCOME },
  'anima-gathering': { phase: 'in the unlock phase it unlocks as normal, or does not' },
  'asanbonsam-ghoul': { 'first round': 'the round that begins as it has blocked is the first' },
  'ashur-tablets': { another: 'each copy in play, whoever controls it' },
  'blithe-acceptance': { instead: OUTCOME },
  'abraham-dusable': { or: LINES },
  arika: { prey: 'whose predator she is', or: 'what is not paid for is burned' },
  'blood-tears-of-kephran': { or: LINES },
  'carfax-abbey': { another: 'who has gained blood from a hunting ground gains no more' },
  carlak: { 'each Methuselah': 'for each of them' },
  'cave-of-apples': { successful: 'what an action does it does as it succeeds' },
  'clan-impersonation': { instead: 'who becomes of a clan is of no other' },
  'cedrick-calhoun': { or: LINES },
  'dark-influences': { instead: OUTCOME },
  'delaying-tactics': { 'political action card': 'known wrong: the text does not say that there may be no card' },
  'dream-world': { or: 'until a bleed is blocked, and no longer than the turn' },
  'elysium-the-arboretum': { another: 'two of them fight' },
  'feral-hound': { instead: LINES },
  'frontal-assault': { or: LINES },
  'eagles-sight': { prey: WHOEVER, predator: WHOEVER, or: WHOEVER },
  'disciple-of-lazarus': { or: LINES },
  flash: { or: LINES },
  'flesh-of-marble': { unpreventable: 'says in other words which damage it prevents' },
  'flurry-of-action': { discard: SIZE },
  'garibaldi-meucci-museum': { another: 'two of them fight' },
  groundfighting: { or: LINES },
  'heart-of-nizchetus': {
    ready: 'known wrong: the text does not say that the bearer must be ready',
    'up to': 'from 1 to 3',
  },
  'i-am-legion': { or: LINES },
  'immortal-grapple': { another: 'another round is the next round' },
  'olid-loa': { or: 'each of the two has a sentence of its own' },
  'perfect-clarity': { or: 'each of the two has a sentence of its own' },
  'rafael-de-corazon': { phase: 'a title is paid for or yielded in the unlock phase alone', unlock: 'the same' },
  undele: { discard: SIZE },
  'victor-donaldson': { 'ash heap': 'wherever it lies by then' },
  'kevlar-vest': { or: LINES },
  leandro: { or: 'what is chosen is one of the two' },
  loup: { or: LINES },
  'detect-authority': { ally: 'it has no blood to burn' },
  'lam-into': { another: 'the next round is the other' },
  leverage: { instead: 'it is gained, and burned at once' },
  maila: { ready: 'who is not uses nothing' },
  indomitability: { or: LINES },
  'life-boon': { 'burn this card': 'then it is burned', or: 'an oust needs no words' },
  malgorzata: { another: 'the other has been removed by then' },
  'nana-buruku': { instead: 'two instead of one are one more' },
  'lokis-gift': { or: LINES },
  'lupine-assault': { 'up to': 'a hand is filled by itself (DRAW-06)' },
  'molotov-cocktail': { or: 'whichever is first: two triggers burn it' },
  'movement-of-the-mind': { only: 'a press to end combat is nothing else' },
  'narrow-minds': { or: 'what an ally loses is its life' },
  'new-blood': { phase: 'vampires are brought out in the influence phase' },
  ossian: { or: 'blood that is lost to damage has healed it or prevented destruction' },
  'parijat-the-dark-oracle': { or: 'wraith and zombie allies' },
  'poachers-hunting-ground': { 'up to': '"at most"' },
  'protected-district': { or: LINES },
  'protected-resources': { instead: 'at most so much' },
  psyche: { ready: 'known wrong: the text does not say that both must be ready' },
  'pulled-fangs': { or: 'who has been burned or is in torpor plays no combat card' },
  redirection: { older: 'of a vampire of any age' },
  'reins-of-power': { predator: 'who chose is the predator of their prey' },
  rotschreck: { or: 'whatever becomes of the strike' },
  'ruins-of-ceoris': { or: LINES },
  'rumors-of-gehenna': { instead: 'so many, and no more than that' },
  'concealed-weapon': { or: '"at most", and "none that is"' },
  'saatet-ta': { or: LINES },
  'seal-of-veddartha': { another: 'it is put on a minion by leaving another' },
  'vivienne-geroux': { or: 'its Disciplines stand side by side' },
  'scourge-of-the-enochians': { 'even if': 'the choice may be left out, and the card goes on' },
  'spectral-servitor': { instead: 'only one of the two can be used each time' },
  'spying-mission': { instead: OUTCOME },
  stonestrength: { or: LINES },
  'tension-in-the-ranks': { or: LINES },
  'the-erciyes-fragments': { instead: 'removed where it would be burned' },
  'terror-frenzy': { or: LINES },
  tinglestripe: { or: LINES },
  'trophy-diablerie': { another: 'nobody diablerizes itself' },
  'undead-strength': { or: LINES },
  'undue-influence': { or: '"at least"' },
  'voter-captivation': { instead: 'the vampire gains the rest' },
  'warsaw-station': { 'even if': 'what does not lock itself may be used while it is locked' },
  'weighted-walking-stick': { 'even if': 'damage that is about to be inflicted counts, prevented or not' },
  'yoruba-shrine': { or: LINES },
}

const FIGHTS = 'only the ready fight'
const BLOCKS = 'only the ready block'
const VOTES = 'only the ready vote'
const ACTS = 'one in torpor can do nothing of the kind'
const UNLOCKED = 'says that it would be able to if it were'
/** Of these cards the text has a word that narrows whom it means, and the wording has not, because a rule does. */
const NARROWED: Readonly<Record<string, Record<string, string>>> = {
  ambush: { ready: FIGHTS },
  alamut: { ready: VOTES },
  'anarch-convert': { 'other than': 'he leaves play by it himself' },
  archon: { ready: FIGHTS },
  arishat: { ready: VOTES },
  'army-of-rats': { 'you control': 'what counts together is what burned pool of one prey' },
  'bums-rush': { ready: FIGHTS },
  'cave-of-apples': { ready: 'only the ready act' },
  'clothos-gift': { ready: ACTS },
  'dafina-hanganu': { ready: FIGHTS },
  'deep-song': { ready: FIGHTS },
  'dogged-pursuit': { unlocked: UNLOCKED },
  'eluding-the-arms-of-morpheus': { unlocked: UNLOCKED },
  'one-with-the-land': { unlocked: UNLOCKED },
  'telepathic-vote-counting': { ready: VOTES },
  'enkidu-the-noah': { ready: FIGHTS },
  etrius: { 'other than': 'nobody steals from itself' },
  'eyes-of-the-wild': { unlocked: UNLOCKED },
  'faceless-night': { ready: BLOCKS },
  'fergus-alexander': { ready: FIGHTS },
  fleetness: { ready: FIGHTS },
  'form-of-mist': { ready: 'an action goes on only with a ready minion' },
  'gerald-windham': { untitled: 'he has no title' },
  'guardian-vigil': { unlocked: UNLOCKED },
  harass: { ready: FIGHTS },
  helicopter: { ready: ACTS },
  'hunters-mark': { ready: FIGHTS },
  'into-thin-air': { ready: BLOCKS },
  'kindred-manipulation': { ready: VOTES },
  'line-brawl': { ready: FIGHTS },
  'nathaniel-bordruff': { ready: FIGHTS },
  'nocturn-theater': { unlocked: 'it can be locked' },
  'make-the-misere': { ready: FIGHTS },
  'mind-numb': { 'other than': 'who acts is locked by then' },
  'mob-connections': { unlocked: 'only what is unlocked can lock for it' },
  'open-war': { ready: FIGHTS },
  'organized-resistance': { ready: BLOCKS },
  ossian: { ready: FIGHTS },
  'powerbase-savannah': { unlocked: 'only what is unlocked can lock for it' },
  'read-the-winds': { unlocked: UNLOCKED },
  'renegade-garou': { ready: FIGHTS },
  'saulots-guiding-wisdom': { ready: VOTES },
  'rutors-hand': { ready: ACTS },
  'scalpel-tongue': { ready: VOTES },
  'second-tradition-domain': { unlocked: UNLOCKED },
  seduction: { ready: BLOCKS },
  'sense-the-savage-way': { unlocked: UNLOCKED },
  'shadow-sentinel': { unlocked: UNLOCKED },
  'shambling-hordes': { ready: FIGHTS },
  'steely-tenacity': { ready: FIGHTS },
  'storage-annex': { 'other than': 'it has left the hand' },
  'the-vozhd-of-gravesend': { ready: FIGHTS },
  'the-black-throne': { unlocked: 'only what is unlocked can lock for it' },
  'the-path-of-lilith': { unlocked: 'only what is unlocked can lock for it' },
  'the-rack': { 'you control': 'its controller is who reads it' },
  talbot: { ready: FIGHTS },
  'theo-bell-6': { ready: FIGHTS },
  'the-rumor-mill-tabloid-newspaper': { ready: BLOCKS },
  tupdog: { ready: FIGHTS },
  'the-vozhd-of-sofia': { ready: FIGHTS },
  'twilight-camp': { 'you control': 'one puts in play what one controls' },
  'wall-street-night-financial-newspaper': { ready: ACTS, unlocked: 'only what is unlocked can lock for it' },
  'war-ghoul': { ready: FIGHTS },
  'visions-of-zapathasura': { unlocked: 'only what is unlocked can lock for it' },
  torrent: { ready: ACTS },
}

describe('a word of a text that narrows whom it means', () => {
  it('is noticed where the wording is wider', () => {
    expect(oversaid('Add 4 blood to a vampire with no blood.', 'A ready vampire you control gains 4 blood.')).toEqual([
      'you control',
      'ready',
    ])
    expect(oversaid('Unlock a ready vampire you control.', 'Unlock a ready vampire you control.')).toEqual([])
  })
  const wordings = readWordings()
  it.runIf(wordings)('is printed, too, or one of those listed', () => {
    const found: Record<string, string[]> = {}
    for (const [key, { facts }] of definitions) {
      const wording = wordings!.of.get(facts.id),
        words = wording === undefined ? [] : oversaid(wording, effectText(key).join('\n'))
      if (words.length > 0) found[key] = words
    }
    const listed = Object.fromEntries(Object.entries(NARROWED).map(([key, words]) => [key, Object.keys(words)]))
    expect(found).toEqual(listed)
  })
})

describe('a clause of a wording that the text does not say', () => {
  it('is noticed by its words', () => {
    const printed = 'Choose another ready minion you control with capacity 5 or less. Only usable if it is locked.'
    expect(unsaid(printed, 'Only usable if a minion is locked. Choose a minion.')).toEqual([
      'capacity',
      'another',
      'you control',
      'ready',
    ])
    expect(
      unsaid(printed, 'Only usable if it is locked. Another ready minion you control of at most 5 capacity.'),
    ).toEqual([])
    expect(unsaid('Gain 1 blood or burn 1 pool, even if locked.', 'Gain 1 blood.')).toEqual(['even if', 'locked', 'or'])
  })

  it('is none where what is printed reminds of a rule or of the facts', () => {
    expect(unsaid('Requires a ready anarch. Maneuver.', 'Maneuver.')).toEqual([])
    expect(unsaid('An action directed at you (or a card you control).', 'It is directed at you.')).toEqual([])
  })

  it('is none where the text says it in the words of this house', () => {
    expect(
      unsaid(
        'Steal up to 2 pool from another Methuselah.',
        'Choose X, from 0 to 2. Move X pool from a Methuselah other than you.',
      ),
    ).toEqual([])
  })

  const wordings = readWordings()
  if (!wordings) console.log('No official list is at hand: the texts of cards were not compared with their wordings.')
  it.runIf(wordings)('is one of those listed, in every whole card', () => {
    const found: Record<string, string[]> = {}
    for (const [key, { facts }] of definitions) {
      const wording = wordings!.of.get(facts.id),
        clauses = wording === undefined ? [] : unsaid(wording, effectText(key).join('\n'))
      if (clauses.length > 0) found[key] = clauses
    }
    const listed = Object.fromEntries(Object.entries(EXCEPTIONS).map(([key, clauses]) => [key, Object.keys(clauses)]))
    expect(found).toEqual(listed)
  })
})
