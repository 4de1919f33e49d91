import { root } from './root.ts'

/** Reports that a whole test run leaves behind, in the JSON of vitest and of Playwright. */
export const nodeReport = `${root}.cache/node.json`
export const browserReport = `${root}.cache/browser.json`
export const checkReport = `${root}.cache/checks.json`
export const journeyReport = `${root}.cache/journeys.json`
export const testReports = [nodeReport, browserReport, journeyReport]

/** Reports of a run for changed files, which is not a complete one. */
export const changedReports = {
  node: `${root}.cache/changedNode.json`,
  browser: `${root}.cache/changedBrowser.json`,
}

/** Which stories are not walked in this run, and the report of a recording of all walks. */
export const walkPlan = `${root}.cache/walks.json`
export const walkReport = `${root}.cache/walked.json`

/** Results of the parts that the commands of `.ci/run` leave. */
export const partResults = {
  tests: `${root}.cache/parts/tests.json`,
  extras: `${root}.cache/parts/extras.json`,
}
