import { describe, expect, it } from 'vitest'
import { facts } from '../../../../shared/rules/reads/queries.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { type Held, held, K1, v } from '../../scene.ts'
import { masterPhaseWith } from '../../scenes.ts'

const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
  v(as, { disciplines: disciplines.split(' '), ...generic }, more)
const anarch = (as: string, more: object = {}, generic: object = {}) => v(as, { sect: 'Anarch', ...generic }, more)
const master = { phase: 'master' as const }
const M1 = (card: string) => ({ card, as: 'M1' })

describe('Piper', () => {
  const pipes = (ann: object = {}, more: Held = held('raven-spy', 'R1', 'R2'), ben: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [anarch('A1', {}, { disciplines: ['ANI'], capacity: 6 }), minion('A2')],
          hand: [...held('piper', 'M1'), ...more],
          ...ann,
        },
        { pool: 10, ready: [minion('B1', { generic: { disciplines: ['tem'] } })], ...ben },
        {},
        {},
        {},
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    return t
  }
  it('piper#2, piper#G131-5: the level is that of the vampire, and what makes it cheaper without speaking of an action does so', () => {
    const t = pipes()
    t.choose(Ann, [t.id('R1')])
    expect([t.card('R1').on, t.blood('R1'), t.blood('A1')]).toEqual([t.id('A1'), 2, 5])
    const kuyen = pipes({ ready: [{ card: 'kuyen', as: 'A1' }, minion('A2')] })
    kuyen.choose(Ann, [kuyen.id('R1')])
    expect(kuyen.blood('A1')).toBe(6)
  })

  it('piper#G131-2: the same vampire, unlocked, employs another by an action', () => {
    const t = pipes()
    t.choose(Ann, [t.id('R1')])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'play:R2:ANI:A1')).toBe(true)
    t.answer(Ann, 'play:R2:ANI:A1')
    t.allPass()
    expect(t.card('R2').on).toBe(t.id('A1'))
  })

  it('piper#G131-4: the minion plays no card: nothing cancels it as it is played', () => {
    const t = pipes({}, undefined, { hand: held('direct-intervention', 'I1') })
    const before = t.happened('card-played').length
    t.choose(Ann, [t.id('R1')])
    expect([t.card('R1').on, t.happened('card-played').length, t.inHand(Ben, 'I1')]).toEqual([t.id('A1'), before, true])
  })
})

describe('masters that do one thing', () => {
  describe('Piper', () => {
    const scene = (a1: object, hand: (object | string)[]) =>
      table({
        seats: [
          { pool: 10, hand: [M1('piper'), ...hand] as never, ready: [v('A1', { sect: 'Anarch', ...a1 }), v('A2')] },
          { ready: [v('B1')] },
        ],
        turn: master,
      })
    it('locks an Anarch that employs a retainer at once, at its cost, and as its Disciplines allow', () => {
      const t = scene({ disciplines: ['ANI'] }, [{ card: 'raven-spy', as: 'R1' }, 'villein'])
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      t.choose(Ann, [t.id('R1')])
      expect([t.locked('A1'), t.card('R1').on, t.blood('R1'), t.blood('A1'), t.has('action-announced')]).toEqual([
        true,
        t.id('A1'),
        2,
        4,
        false,
      ])
    })
    it('piper#1: an ally so recruited cannot act this turn', () => {
      const t = scene({}, [{ card: 'mylan-horseed', as: 'R1' }])
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      t.choose(Ann, [t.id('R1')])
      t.endPhasesTo(Ann, 'minion')
      expect([t.pool(Ann), t.can(Ann, 'bleed:R1'), t.why(Ann, 'bleed', 'R1')?.[0]]).toEqual([9, false, 'recruited'])
    })
    it('not what the Anarch could not bring into play', () => {
      const t = scene({}, [{ card: 'raven-spy', as: 'R1' }])
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      expect(t.refused(Ann, 'choose', { pick: [t.id('R1')] })).toBe('illegal-args')
    })
    it('needs a ready unlocked Anarch', () => {
      for (const a1 of [{ sect: 'Camarilla' }]) expect(scene(a1, []).can(Ann, 'play:M1:')).toBe(false)
      const locked = table({
        seats: [{ hand: [M1('piper')], ready: [v('A1', { sect: 'Anarch' }, { locked: true })] }, {}],
        turn: master,
      })
      expect([locked.can(Ann, 'play:M1:'), locked.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
    })
  })
})

describe('allies and retainers', () => {
  it('jake-washington#1: no ally in the ash heap', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { clan: 'Nagaraja' }), of('A2', 'obf')],
          hand: [...held('emergency-rations', 'E1'), ...held('vultures-buffet', 'E2')],
          ash: held('jake-washington', 'J1'),
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:E1::A1'), t.can(Ann, 'play:E2:obf:A2')]).toEqual([false, false])
  })
})

describe('masters', () => {
  it('jake-washington#2: the life that he begins with is 1', () => {
    const t = masterPhaseWith('jake-washington', {
      ready: [minion('A1'), { card: 'vagabond-mystic', as: 'V1' }],
    })
    t.answer(Ann, 'play:M1:')
    expect([facts(t.state, t.id('M1')).life, t.blood('M1')]).toEqual([1, 1])
    // So a Vagabond Mystic has nothing to give.
    expect(t.can(Ann, 'use:V1:heal')).toBe(false)
  })
})

describe('Jake Washington', () => {
  const play = () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 0 }), v('A2')], hand: [K1('jake-washington'), 'villein'] },
        { ready: [v('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:')
    return t
  }
  it('becomes a mortal ally of 1 life, without strength or bleed', () => {
    const t = play()
    expect([t.blood('K1'), t.stat('K1', 'strength'), t.stat('K1', 'bleed')]).toEqual([1, 0, 0])
  })
  it('burned in the unlock phase: up to 4 blood for a ready vampire of anybody that has none', () => {
    const t = play()
    t.edit(state => Object.assign(state.cards[t.id('A1')]!, { locked: true }))
    for (let n = 0; n < 20 && !t.can(Ann, 'use:K1:feed'); n++) t.endPhase(t.waiting()[0]!)
    t.edit(state => Object.assign(state.cards[t.id('B1')]!, { blood: 0 }))
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([
      { candidates: [t.id('A1'), t.id('B1')] },
      { min: 0, max: 4 },
    ])
    t.answer(Ann, 'use:K1:feed', { v: [t.id('A1')], n: 4 })
    expect([t.blood('A1'), t.inAsh(Ann, 'K1')]).toEqual([4, true])
  })
})

describe('Charisma', () => {
  const master = { phase: 'master' } as const

  const bears = (hand: Held, turn: object = {}, a: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            v(
              'A1',
              { sect: 'Anarch', disciplines: ['ani'], capacity: 8, ...a },
              { attachments: [{ card: 'charisma', as: 'C1' }] },
            ),
            v('A2', { sect: 'Anarch', disciplines: ['ani'] }),
          ],
          hand,
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn,
    })

  it('lies on a ready vampire of anybody', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')], torpor: [minion('A2')], hand: held('charisma', 'C1') },
        { ready: [minion('B1')] },
        {},
      ],
      turn: master,
    })
    expect(t.option(Ann, 'play:C1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B1')] }])
    t.answer(Ann, 'play:C1:', { v: [t.id('A1')] })
    expect(t.card('C1').on).toBe(t.id('A1'))
  })

  it('an ally costs its vampire 1 less, and others as much as ever; a retainer costs the same', () => {
    const pays = (card: string, level: string, by: string) => {
      const t = bears(held(card, 'K1'))
      t.answer(Ann, `play:K1:${level}:${by}`)
      t.allPass()
      return [t.pool(Ann), t.blood(by)]
    }
    expect([
      pays('mylan-horseed', '', 'A1'),
      pays('mylan-horseed', '', 'A2'),
      pays('underbridge-stray', 'ani', 'A1'),
      pays('underbridge-stray', 'ani', 'A2'),
      pays('raven-spy', 'ani', 'A1'),
    ]).toEqual([
      [10, 8],
      [9, 5],
      [10, 8],
      [10, 4],
      [10, 7],
    ])
  })

  it('piper#G131-3: not where an effect recruits without an action', () => {
    const t = bears([...held('piper', 'M1'), ...held('underbridge-stray', 'K1')], master)
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    t.choose(Ann, [t.id('K1')])
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.blood('A1')]).toEqual([true, 7])
  })
})
