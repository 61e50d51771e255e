import { when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { choose, gain, location, mark, use } from '../makers.ts'

/** A vampire gains blood from only one hunting ground each turn. */
const unfed: Who = { kind: 'vampire', in: 'ready', of: 'you', where: { cmp: [{ fact: 'fed-by-hunting-ground', of: 'it' }, '=', 0] } }

const huntingGround = (key: string) => location(key, {
  abilities: [use('feed', [choose('v', 'choose-vampire', { cards: unfed }), gain('v', 1), mark('fed-by-hunting-ground', 'v', 'turn')], {
    phases: ['unlock'], once: 'feed', usable: [when({ any: unfed }, 'no-target', 'TARGET-01')],
  })],
})

export const huntingGrounds = ['academic', 'asylum', 'slum', 'society', 'uptown'].map(name => huntingGround(`${name}-hunting-ground`))
