import { expect, it } from 'vitest'
import { Ann, table } from '../../support/table.ts'

it('a table at which nobody has anything left to do comes to rest: after a whole round, turns are ended by hand', () => {
  const t = table({ seats: [{ ready: [{ generic: {}, as: 'V1' }] }, {}] })
  t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
  for (let turn = 0; turn < 4; turn++) {
    const [seat, ...others] = t.waiting()
    expect(others).toEqual([])
    expect(t.options(seat!)).toEqual(['end-phase'])
    t.endPhase(seat!)
  }
})
