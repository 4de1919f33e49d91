type VitestReport = { testResults: { assertionResults: { title: string; status: string }[] }[] }
type Suite = { specs?: { title: string; ok: boolean; tests: { status: string }[] }[]; suites?: Suite[] }
type JourneyReport = { suites: Suite[] }

// A row of X is a contradiction that a decision has settled, not a rule.
const id = /\b[A-WYZ]-\d{3}\b/g
const maxIds = 3

/** Ids of rules that a passed test names in its title. A title with more than three ids counts for none. */
export function provedRules(reports: readonly (VitestReport | JourneyReport)[]): Set<string> {
  return new Set(
    reports.flatMap(passedTitles).flatMap((title) => {
      const ids = title.match(id) ?? []
      return ids.length > maxIds ? [] : ids
    }),
  )
}

/** One sentence for each rule that had a test and has none now, that is new and not written down, or that does not exist. */
export function ledgerFaults(
  rules: readonly string[],
  kept: readonly string[],
  proved: ReadonlySet<string>,
): string[] {
  return [
    ...kept.filter((rule) => !proved.has(rule)).map((rule) => `${rule} has lost its test`),
    ...rules
      .filter((rule) => proved.has(rule) && !kept.includes(rule))
      .map((rule) => `${rule} has a test now: npm run ledger -- --write keeps it`),
    ...[...proved].filter((rule) => !rules.includes(rule)).map((rule) => `${rule} is no rule of the ledger`),
  ]
}

function passedTitles(report: VitestReport | JourneyReport): string[] {
  if ('testResults' in report) {
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
    )
  }
  return report.suites.flatMap(suiteTitles)
}

function suiteTitles({ specs = [], suites = [] }: Suite): string[] {
  const passed = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
  return [...passed.map(({ title }) => title), ...suites.flatMap(suiteTitles)]
}
