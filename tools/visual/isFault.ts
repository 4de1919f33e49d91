import type { Change } from './changeOf.ts'

type Run = {
  /** Whether changes are accepted, so that only pictures that cannot be drawn are faults. */
  isApproval: boolean
  /** Stories that are drawn though nothing in them has changed, by their ids. */
  tenth: ReadonlySet<string>
}

/**
 * Whether a change fails a run. Of the tenth, which is looked at in passing, some differ by chance; Storybooks of a few commits
 * are built to compare them with, and whichever picture is beyond that waits for another run.
 */
export function isFault({ kind, name }: Pick<Change, 'kind' | 'name'>, { isApproval, tenth }: Run): boolean {
  if (isApproval) return kind === 'failed'
  return kind !== 'not compared' || !tenth.has(name.split(' ')[0] ?? '')
}
