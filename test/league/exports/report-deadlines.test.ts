import { describe, expect, it } from 'vitest'
import { lateness, reportDeadlines } from '../../../shared/league/exports/report-deadlines.ts'

describe('when a report is due', () => {
  it('TREPORT-01: within eight days; then it is late, then delinquent, then it may be void', () => {
    expect(reportDeadlines('2026-05-01')).toEqual({
      reminders: ['2026-05-06', '2026-05-09'],
      due: '2026-05-09',
      late: '2026-05-15',
      delinquent: '2026-05-31',
    })
    expect(
      ['2026-05-01', '2026-05-09', '2026-05-10', '2026-05-15', '2026-05-16', '2026-05-31', '2026-06-01'].map(day =>
        lateness('2026-05-01', day),
      ),
    ).toEqual(['in-time', 'in-time', 'late', 'late', 'delinquent', 'delinquent', 'voidable'])
  })

  it('counts over the ends of months, of years and of a leap February', () => {
    expect(reportDeadlines('2026-12-28')).toMatchObject({ due: '2027-01-05', delinquent: '2027-01-27' })
    expect(reportDeadlines('2028-02-25')).toMatchObject({ due: '2028-03-04', delinquent: '2028-03-26' })
    expect(reportDeadlines('2026-02-25').due).toBe('2026-03-05')
    expect(reportDeadlines('2100-02-25').due).toBe('2100-03-05')
    expect(reportDeadlines('2026-01-31').delinquent).toBe('2026-03-02')
  })
})
