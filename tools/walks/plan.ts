import type { StoryHashes } from './storyHashes.ts'
import { isInTenth } from './tenth.ts'
import type { WalkLines } from './walkLines.ts'

/** Ids of stories: built from something else than their line says, of the tenth of this commit, and left out. */
export type Plan = { changed: string[]; tenth: string[]; leftOut: string[] }

type Subject<Walk extends string> = {
  walk: Walk
  hashes: StoryHashes<Walk>
  lines: WalkLines
  commit: string
  /** Whether there is time for stories whose line is right. */
  isTenthDue: boolean
}

/** Which of the stories that the walk can draw are walked: those whose line is missing or stale, and a tenth of the rest. */
export function planOf<Walk extends string>(subject: Subject<Walk>): Plan {
  const { walk, hashes, lines, commit, isTenthDue } = subject
  const plan: Plan = { changed: [], tenth: [], leftOut: [] }
  for (const [id, { [walk]: hash }] of hashes) {
    if (hash === undefined) continue
    if (lines.get(lineName(id, walk)) !== hash) plan.changed.push(id)
    else plan[isTenthDue && isInTenth(id, commit) ? 'tenth' : 'leftOut'].push(id)
  }
  return plan
}

/** A plan in words, for the summary of a run. */
export function planText(walk: string, { changed, tenth, leftOut }: Plan, isTenthDue: boolean): string {
  const late = isTenthDue ? '' : ', for an hour is over'
  return `${walk}: ${changed.length} stories changed, ${tenth.length} of the tenth${late}, ${leftOut.length} left out`
}

/**
 * The lines after some stories have passed a walk.
 * @param passed ids of those that passed; the lines of others stay as long as the stories are there.
 */
export function linesAfter<Walk extends string>(
  lines: WalkLines,
  hashes: StoryHashes<Walk>,
  walk: Walk,
  passed: Iterable<string>,
): WalkLines {
  const after = new Map([...lines].filter(([name]) => hashes.has(name.split(' ')[0] ?? '')))
  for (const id of passed) {
    const hash = hashes.get(id)?.[walk]
    if (hash) after.set(lineName(id, walk), hash)
  }
  return after
}

function lineName(storyId: string, walk: string): string {
  return `${storyId} ${walk}`
}
