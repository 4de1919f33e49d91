import { describe, expect, it } from 'vitest'
import { provedRules } from './lib/ledger.ts'

const vitest = (title: string, status = 'passed') => ({
  testResults: [{ assertionResults: [{ title, status }] }],
})

describe('the ledger', () => {
  it('counts passed tests alone', () => {
    expect([
      ...provedRules([vitest('F-001 works'), vitest('F-002 works', 'failed'), vitest('F-003', 'skipped')]),
    ]).toEqual(['F-001'])
  })
  it('counts no title that names more than three rules', () => {
    expect(provedRules([vitest('F-001 F-002 F-003 F-004 all at once')]).size).toBe(0)
  })
  it('reads journeys too', () => {
    const spec = { title: 'C-001 enters', ok: true, tests: [{ status: 'expected' }] }
    expect([...provedRules([{ suites: [{ suites: [{ specs: [spec] }] }] }])]).toEqual(['C-001'])
  })
})
