import { root } from './root.ts'

/** Reports that a whole test run leaves behind, in the JSON of vitest and of Playwright. */
export const nodeReport = `${root}.cache/node.json`
export const browserReport = `${root}.cache/browser.json`
export const journeyReport = `${root}.cache/journeys.json`
export const testReports = [nodeReport, browserReport, journeyReport]

/** What the commands of `.ci/run` leave behind of their parts. */
export const partResults = {
  tests: `${root}.cache/parts/tests.json`,
  extras: `${root}.cache/parts/extras.json`,
}
