import type { CardsWhere, Op } from '../../cards/language.ts'
import { amount } from './amounts.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { bind, noun, ref, type Scene } from './scene.ts'

/** In a pile of yours lies what you own. */
function isYours({ bound }: Scene, name: string): boolean {
  const from = bound.get(name)?.from,
    { in: pile, of } = from === undefined ? ({} as CardsWhere) : (JSON.parse(from) as CardsWhere)
  return of === 'you' && (pile === 'hand' || pile === 'ash' || pile === 'library')
}

/** Cards that go somewhere. */
export function moved(
  { who, to, on, of, down, keep, shuffle, suspending, at }: Extract<Op, { op: 'move' }>,
  scene: Scene,
  rest: readonly Op[] = [],
): Part | Part[] {
  const pile = scene.bound.get(who)?.pile
  const card = ref(scene, who)
  switch (to) {
    case 'inPlay': {
      if (who !== 'self')
        return on === undefined ? phrase('put-in-play', { card }) : phrase('move-to', { card, to: ref(scene, on) })
      const kept = keep
        ? Object.entries(keep).map(([name, num]) => {
            const what = amount(scene, num)
            if (typeof num === 'object' && 'card' in num)
              bind(scene, name, phrase('ref.it', { one: noun('vampire', 'the') }), phrase('remembered.card'))
            else bind(scene, name, phrase('remembered'))
            return what
          })
        : []
      if (on === undefined && scene.definition.facts.types[0] === 'Ally' && !rest.some(one => one.op === 'mark'))
        return phrase('enter.at-once', { card })
      if (kept.length > 0 && on === undefined && scene.inForce)
        return phrase('remember', { card, keep: listOf('and', kept) })
      return phrase(on === undefined ? 'enter' : 'attach', {
        card,
        ...(on !== undefined && { to: ref(scene, on) }),
        ...(kept.length > 0 && { keep: listOf('and', kept) }),
      })
    }
    case 'ash':
      return phrase(pile === 'hand' ? 'discard' : 'burn', { card })
    case 'library': {
      // Said as they are looked at.
      if (at && scene.bound.get(who)?.ordered) return []
      const how = at ? '.top' : shuffle ? '.shuffle' : ''
      return phrase(`to-library${isYours(scene, who) ? '.own' : ''}${how}`, { card })
    }
    case 'crypt':
      return phrase('to-crypt', { card })
    case 'hand':
      return phrase(
        pile === 'library' ? 'to-hand.revealed' : of === 'you' || isYours(scene, who) ? 'to-hand.you' : 'to-hand',
        { card },
      )
    case 'under':
      return phrase('put-under', { card, to: ref(scene, on ?? 'self'), ...(down && { down: phrase('face-down') }) })
    case 'removed':
      return phrase('remove', { card })
    case 'torpor':
      return phrase('to-torpor', { card })
    case 'ready':
      return phrase('to-ready', { card })
    case 'uncontrolled':
      return phrase(suspending ? 'to-uncontrolled.suspending' : 'to-uncontrolled', { card })
  }
}
