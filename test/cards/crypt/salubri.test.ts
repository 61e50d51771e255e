import { expect, it } from 'vitest'
import { Ann } from '../../support/table.ts'
import { stands } from '../vampires.ts'

it('Dominica finds an archetype, and everybody sees which', () => {
  const t = stands('dominica', {
    ann: { library: ['villein', 'rebel', 'bonding'].map((card, n) => ({ card, as: `L${n}` })) },
  })
  t.answer(Ann, 'action:V1:search:V1')
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  t.allPass()
  expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('L1')], min: 0 }])
  t.choose(Ann, [t.id('L1')])
  expect([t.inHand(Ann, 'L1'), t.happened('moved')]).toMatchObject([true, [{ card: { key: 'rebel' }, to: 'hand' }]])
})
