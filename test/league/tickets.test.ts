import { describe, expect, it } from 'vitest'
import {
  addNote,
  appeal,
  close,
  decide,
  hoursLost,
  hoursToStop,
  judgesFor,
  openTicket,
  seenTicket,
  stateOf,
  stoppedUntil,
  tooManyBy,
  type Decision,
  type Ticket,
} from '../../shared/league/tickets.ts'

const at = (hours: number): string => new Date(Date.UTC(2027, 4, 10, hours)).toISOString()
const ORDER = ['hal', 'ida', 'jon']
/** Hal sits at this table, so Ida heads it. */
const JUDGES = judgesFor(ORDER, ['ann', 'ben', 'hal'])
const ben = { seat: 1, player: 'ben' }
const call = { id: 't4', by: ben, at: at(0), ply: 210, prompt: 'prm_1_1_1', question: 'May she block?' } as const
const made = (more: Partial<Ticket> = {}, hours = 24): Ticket =>
  openTicket({ ...call, visibility: 'public', ...more }, hours)
const ruling = (judge: string, hours: number, more: Partial<Decision> = {}): Decision => ({
  judge,
  name: judge,
  at: at(hours),
  text: 'She may.',
  reason: 'BLOCK-03',
  ...more,
})
function done(next: Ticket | string): Ticket {
  if (typeof next === 'string') throw new Error(next)
  return next
}

describe('a ticket', () => {
  it('TJUDGE-02: is for the judges in order who do not sit there', () => {
    expect(JUDGES).toEqual(['ida', 'jon'])
    expect(decide(made(), ruling('hal', 1), JUDGES)).toBe('conflict-of-interest')
    expect(stateOf(done(decide(made(), ruling('jon', 1), JUDGES)))).toBe('answered')
  })

  it('TJUDGE-01: is appealed once, after a decision, in time, by a seat; what the head then says is final', () => {
    const seats = [0, 1, 2]
    const ofBen = (hours: number) => ({ seat: 1, at: at(hours), text: 'I do not think so.' })
    expect(appeal(made(), ofBen(1), seats)).toBe('no-decision')
    const answered = done(decide(made(), ruling('jon', 2), JUDGES))
    expect(appeal(answered, ofBen(27), seats)).toBe('too-late')
    expect(appeal(answered, { ...ofBen(3), seat: 4 }, seats)).toBe('not-at-this-table')
    const appealed = done(appeal(answered, ofBen(3), seats))
    expect(stateOf(appealed)).toBe('appealed')
    expect(decide(appealed, ruling('jon', 4), JUDGES)).toBe('conflict-of-interest')
    expect(appeal(appealed, ofBen(4), seats)).toBe('appealed-already')
    const final = done(decide(appealed, ruling('ida', 5, { text: 'She may not.' }), JUDGES))
    expect([stateOf(final), final.decisions.map(({ text }) => text)]).toEqual([
      'answered',
      ['She may.', 'She may not.'],
    ])
    expect(appeal(final, ofBen(6), seats)).toBe('final')
    expect(decide(final, ruling('jon', 6), JUDGES)).toBe('final')
    expect(appeal(done(decide(made(), ruling('ida', 1), JUDGES)), ofBen(2), seats)).toBe('final')
  })

  it('shows at once that a judge looks, and what is asked only if that is public', () => {
    const cal = { seat: 2, player: 'cal' }
    expect(seenTicket(made(), cal)).toMatchObject({ question: 'May she block?', by: ben, prompt: null, ply: null })
    const secret = made({ visibility: 'to-judge' })
    expect(seenTicket(secret, cal)).toMatchObject({ question: null, by: null, ply: null, prompt: null, state: 'open' })
    expect(seenTicket(secret, ben)).toMatchObject({ question: 'May she block?', prompt: 'prm_1_1_1' })
    expect(seenTicket(secret, { judge: 'ida' })).toMatchObject({ question: 'May she block?' })
    const answered = done(decide(secret, ruling('ida', 1), JUDGES))
    expect(seenTicket(answered, cal)).toMatchObject({
      question: null,
      decisions: [{ name: 'ida', reason: 'BLOCK-03' }],
    })
    expect(seenTicket(answered, { watcher: 'zoe' })).toMatchObject({ question: null, decisions: [{ name: 'ida' }] })
  })

  it('what is ruled to the parties is read by them and by judges', () => {
    const ticket = done(decide(made(), ruling('ida', 1, { to: [1] }), JUDGES))
    expect(seenTicket(ticket, ben)!.decisions).toHaveLength(1)
    expect(seenTicket(ticket, { seat: 2, player: 'cal' })!.decisions).toEqual([])
    expect(seenTicket(ticket, { watcher: 'zoe' })).toBeNull()
  })

  it('of a spectator is read by judges alone until it is answered, and stops nothing', () => {
    const ticket = made({ by: { spectator: 'zoe' } })
    expect([ticket.visibility, stoppedUntil(ticket)]).toEqual(['to-judge', null])
    expect(seenTicket(ticket, ben)).toBeNull()
    expect(seenTicket(ticket, { watcher: 'zoe' })).toMatchObject({ question: 'May she block?' })
    expect(seenTicket(done(decide(ticket, ruling('ida', 1), JUDGES)), ben)).toMatchObject({ by: null, question: null })
  })

  it('has notes of its asker and of judges; those that are private are for judges', () => {
    const note = (by: string, text: string, more: object = {}) => ({ by, at: at(1), text, ...more })
    const first = done(addNote(made(), note('ben', 'See the log.', { private: true }), JUDGES))
    const ticket = done(addNote(first, note('ida', 'He is right.', { private: true }), JUDGES))
    expect(addNote(ticket, note('cal', 'No.'), JUDGES)).toBe('not-your-ticket')
    expect(seenTicket(ticket, ben)!.notes.map(({ text }) => text)).toEqual(['See the log.'])
    expect(seenTicket(ticket, { judge: 'jon' })!.notes).toHaveLength(2)
    expect(seenTicket(ticket, { seat: 2, player: 'cal' })!.notes).toEqual([])
  })

  it('TTIME-07: stops clocks until it is answered, for a day at most, and no hour is lost twice', () => {
    const long = made({}, 100)
    expect([stoppedUntil(long), hoursLost([long], at(50))]).toEqual([at(24), 24])
    const answered = done(decide(long, ruling('ida', 5), JUDGES))
    expect([stoppedUntil(answered), hoursLost([answered], at(50))]).toEqual([null, 5])
    const other = done(decide(made({ id: 't5', at: at(3) }), ruling('ida', 9), JUDGES))
    const third = done(close(made({ id: 't6', at: at(20) }), 'ben', at(22), JUDGES))
    expect(hoursLost([third, other, answered], at(50))).toBe(9 + 2)
    expect(hoursLost([made({}, 0)], at(50))).toBe(0)
  })

  it('TJUDGE-19: is closed and stays; nothing is added after', () => {
    const answered = done(decide(made(), ruling('ida', 1), JUDGES))
    expect(close(answered, 'ben', at(2), JUDGES)).toBe('not-your-ticket')
    const closed = done(close(answered, 'jon', at(2), JUDGES))
    expect([stateOf(closed), closed.decisions.length]).toEqual(['closed', 1])
    expect(decide(closed, ruling('ida', 3), JUDGES)).toBe('closed')
    expect(close(closed, 'ida', at(3), JUDGES)).toBe('closed')
    expect(addNote(closed, { by: 'ida', at: at(3), text: 'One more.' }, JUDGES)).toBe('closed')
    expect(appeal(closed, { seat: 1, at: at(3), text: 'No.' }, [1])).toBe('closed')
  })
})

describe('what one call or one table is given', () => {
  it('TTIME-07: hours between an appeal and its answer are lost as well, and those between the two are not', () => {
    const answered = done(decide(made(), ruling('jon', 2), JUDGES))
    const appealed = done(appeal(answered, { seat: 1, at: at(6), text: 'No.' }, [1]))
    expect([hoursLost([answered], at(9)), hoursLost([appealed], at(9))]).toEqual([2, 5])
    const final = done(decide(appealed, ruling('ida', 8), JUDGES))
    expect(hoursLost([final], at(40))).toBe(4)
    expect(hoursLost([appealed], at(40))).toBe(20)
  })

  it('TTIME-08: calls that nobody answers stop the clocks for a day together, however often they are made', () => {
    const withdrawn = done(close(made(), 'ben', at(20), JUDGES))
    expect([hoursToStop([], at(0)), hoursToStop([withdrawn], at(21))]).toEqual([24, 4])
    const second = made({ id: 't5', at: at(21) }, hoursToStop([withdrawn], at(21)))
    expect(stoppedUntil(second)).toBe(at(25))
    expect(hoursToStop([withdrawn, second], at(40))).toBe(0)
    // One that waits beside another ends with it.
    expect(hoursToStop([made()], at(10))).toBe(14)
    // Once a judge has answered, what was withdrawn before counts no more.
    const answered = done(decide(second, ruling('ida', 41), JUDGES))
    expect(hoursToStop([withdrawn, answered], at(42))).toBe(24)
    expect(hoursToStop([made(), answered], at(42))).toBe(0)
  })

  it('so much is written on a call, and so many are made', () => {
    let ticket = made()
    for (let n = 0; n < 20; n++) ticket = done(addNote(ticket, { by: 'ben', at: at(1), text: 'More.' }, JUDGES))
    expect(addNote(ticket, { by: 'ida', at: at(1), text: 'More.' }, JUDGES)).toBe('too-many-notes')
    for (let n = 0; n < 10; n++) ticket = done(decide(ticket, ruling('ida', 2), JUDGES))
    expect(decide(ticket, ruling('ida', 3), JUDGES)).toBe('too-many-decisions')
    const calls = (many: number, hours: number): Ticket[] =>
      Array.from({ length: many }, () => done(close(made(), 'ben', at(hours), JUDGES)))
    expect([tooManyBy(calls(49, 1)), tooManyBy(calls(50, 1))]).toEqual([undefined, 'too-many-calls'])
    expect([tooManyBy(Array(4).fill(made())), tooManyBy(Array(5).fill(made()))]).toEqual([undefined, 'too-many-calls'])
  })
})
