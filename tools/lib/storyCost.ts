import type { Result } from './result.ts'

/** Seconds of the part that runs them, for each story, on two quiet processors. `npm run bench -- stories` holds it. */
export const recordedStoryCost = 0.25

/** The read part of vitest's report of stories: each test names its story. */
type StoryReport = { testResults?: { name: string; assertionResults: unknown[] }[] }

/** How many tests of a report are stories. */
export function storiesIn({ testResults = [] }: StoryReport): number {
  return testResults
    .filter(({ name }) => name.endsWith('.stories.tsx'))
    .reduce((count, { assertionResults }) => count + assertionResults.length, 0)
}

/** The cost of a story; nothing for a part without stories. */
export function storyCostLine({ seconds, stories }: Pick<Result, 'seconds' | 'stories'>): string[] {
  if (stories === 0) return []
  const cost = (seconds / stories).toFixed(2)
  return [`a story costs ${cost} s; recorded: ${recordedStoryCost.toFixed(2)} s on two quiet processors`]
}
