import { expect, it } from 'vitest'
import { fit } from '../../support/fit.ts'
import { Ann, table } from '../../support/table.ts'
import { held, on, v } from '../scene.ts'

it.each(['erebus-mask', 'kalis-fang', 'treasured-samadji'])(
  '%s#G13-1: a minion that it would not be for takes it from who bears it',
  name => {
    const fresh = table({ seats: [{ pool: 9, ready: [v('A1', fit(name)), v('A2')], hand: held(name, 'K1') }, {}] })
    expect([fresh.can(Ann, 'play:K1::A1'), fresh.can(Ann, 'play:K1::A2')]).toEqual([true, false])
    const t = table({ seats: [{ ready: [v('A1', fit(name), on(name, 'K1')), v('A2')] }, {}] })
    const slot = t.option(Ann, 'equip:A2:A1')!.slots![0]!
    t.answer(Ann, 'equip:A2:A1', { [slot.name]: [t.id('K1')] })
    t.allPass()
    expect(t.card('K1').on).toBe(t.id('A2'))
  },
)
