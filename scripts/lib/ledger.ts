type VitestReport = { testResults: { assertionResults: { title: string; status: string }[] }[] }
type Suite = { specs?: { title: string; ok: boolean; tests: { status: string }[] }[]; suites?: Suite[] }
type JourneyReport = { suites: Suite[] }

const id = /\b[A-Z]-\d{3}\b/g
const mostIds = 3

/** Ids of rules that a passed test names in its title. A title with more than three ids counts for none. */
export function provedRules(reports: readonly (VitestReport | JourneyReport)[]): Set<string> {
  return new Set(
    reports.flatMap(passedTitles).flatMap((title) => {
      const ids = title.match(id) ?? []
      return ids.length > mostIds ? [] : ids
    }),
  )
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
