/** The read part of vitest's report of stories: each test names its story. */
export type WalkReport = {
  testResults: { name: string; assertionResults: { status: string; meta: { storyId?: string } }[] }[]
}

/** Ids of the stories that have passed a walk. */
export function passedWalks({ testResults }: WalkReport, walk: 'page' | 'forced-colors'): string[] {
  return testResults
    .filter(({ name }) => name.endsWith('.stories.tsx') === (walk === 'page'))
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, meta: { storyId } }) => (status === 'passed' && storyId ? [storyId] : []))
}
