import { describe, expect, it } from 'vitest'
import { ledgerFaults, provedRules } from './lib/ledger.ts'

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
  it('takes ids from titles alone, not from what a comment or a file says', () => {
    const report = {
      ...vitest('a sentence'),
      name: 'F-001.test.ts',
      description: '/** F-001 is played here. */',
    }
    expect(provedRules([report]).size).toBe(0)
  })
  it('fails where a kept rule has lost its test, a new one is not kept, or none is known by that name', () => {
    const rules = ['F-001', 'F-002', 'F-003']
    expect(ledgerFaults(rules, ['F-001'], new Set(['F-001']))).toEqual([])
    expect(ledgerFaults(rules, ['F-001', 'F-002'], new Set(['F-002', 'F-003', 'F-999']))).toEqual([
      'F-001 has lost its test',
      'F-003 has a test now: npm run ledger -- --write keeps it',
      'F-999 is no rule of the ledger',
    ])
  })
})
