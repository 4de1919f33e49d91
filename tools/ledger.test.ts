import { describe, expect, it } from 'vitest'
import { ledgerFaults, provedRules } from './lib/ledger.ts'
import { ledgerPage, rulesAtLimits, testsByRule } from './lib/ledgerPage.ts'
import { otherwiseIds, readRules, readRulings, rulingFaults } from './lib/ledgerRulings.ts'

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
  it('fails where a proved rule has lost its test, a new one is not recorded, or an id is unknown', () => {
    const rules = ['F-001', 'F-002', 'F-003']
    expect(ledgerFaults(rules, ['F-001'], new Set(['F-001']))).toEqual([])
    expect(ledgerFaults(rules, ['F-001', 'F-002'], new Set(['F-002', 'F-003', 'F-999']))).toEqual([
      'F-001 has lost its test',
      'F-003 has a test now: npm run ledger -- --write keeps it',
      'F-999 is no rule of the ledger',
    ])
  })
})

describe('the page of the rules', () => {
  const page = `# Rules

## Decided otherwise

### F-001, K-001: another way, \`and\` why

It is proved (\`a.test.ts\`).

## Contradictions

### X-001: settled

- **F-002.** In a list.
`
  const rules = readRules('F-001 One thing.\nF-002 Two | three.\nK-001 Four.\nX-001 Two ways (F-001).\n')
  const tests = testsByRule([
    { path: 'apps/a.test.ts', text: "it('F-001 F-002 does it')\n/** K-001 */\n// K-001" },
    { path: 'apps/b.test.ts', text: "it('F-001 does it')" },
  ])
  const whole = ledgerPage(page, rules, new Set(['F-001']), tests, new Set())

  it('finds tests outside of comments', () => {
    expect(Object.fromEntries(tests)).toEqual({
      'F-001': ['apps/a.test.ts', 'apps/b.test.ts'],
      'F-002': ['apps/a.test.ts'],
    })
  })
  it('lists each rule with its ruling and its tests', () => {
    const otherwise = '[otherwise](#f-001-k-001-another-way-and-why)'
    const links = '[a.test.ts](../apps/a.test.ts), [b.test.ts](../apps/b.test.ts)'
    expect(whole).toContain(`| F-001 | One thing. | ${otherwise} | ${links} |`)
    expect(whole).toContain(`| K-001 | Four. | ${otherwise} | none yet |`)
    expect(whole).toContain('| F-002 | Two \\| three. | [ruling](#x-001-settled) | none yet |')
  })
  it('counts apart the proved rules that the product decides otherwise', () => {
    expect(whole).toContain('Of 3 rules a passed test whose title names the id proves 0 as they are written.')
    expect(whole).toContain('Another 1 are proved as they are [decided otherwise]')
    expect(whole).toContain('No test proves 2: F-002, K-001.')
    expect(otherwiseIds(page, new Set(['K-001', 'F-001', 'F-002']))).toEqual(['F-001', 'K-001'])
    expect(otherwiseIds(page, new Set(['F-002']))).toEqual([])
  })
  it('proves a contradiction by the tests of the rules that it names', () => {
    expect(whole).toMatch(/\| X-001 .*a\.test\.ts.*b\.test\.ts/)
  })
  it('marks proved rules whose limit a test meets at its value and beyond it', () => {
    const atLimits = rulesAtLimits([
      { text: "it('F-001± takes ten and refuses eleven')\nit('F-002 K-001± …')" },
    ])
    expect([...atLimits]).toEqual(['F-001', 'K-001'])
    const marked = ledgerPage(page, rules, new Set(['F-001', 'F-002']), tests, atLimits)
    expect(marked).toContain('| F-001 ± | One thing. |')
    expect(marked).toContain('| F-002 | ')
    expect(marked).toContain('| K-001 | ')
    expect(marked).toContain('“±” marks 1 rules')
  })
  it('preserves the handwritten part', () => {
    expect(whole.startsWith(page)).toBe(true)
    expect(ledgerPage(whole, rules, new Set(['F-001']), tests, new Set())).toBe(whole)
  })
  it('refuses unknown rules, contradictions without a ruling and tests that do not exist', () => {
    expect(rulingFaults(page, rules, ['apps/a.test.ts'])).toEqual([])
    expect(rulingFaults(page.replace('X-001', 'X-002'), rules, [])).toEqual([
      'X-002 has a ruling and no text',
      'X-001 has no ruling',
      'docs/product-rules.md names a.test.ts, which does not exist',
    ])
  })
  it('reads no ruling from the generated part', () => {
    expect([...readRulings(whole).keys()]).toEqual(['F-001', 'K-001', 'X-001', 'F-002'])
  })
})
