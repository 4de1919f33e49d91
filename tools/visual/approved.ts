import type { Approval } from './approvals.ts'
import type { Drawing, Result } from './drawAll.ts'
import type { StoryEntry } from './stories.ts'

/** The stories of a commit, and a way to draw them. */
export type Approved = { stories: readonly StoryEntry[]; draw: (drawing: Drawing) => Promise<void> }

/** The approved picture that this one replaces, with its story at that time. */
export type Before = { result: Result; story?: StoryEntry }

type WantedPictures = {
  names: ReadonlySet<string>
  approvals: ReadonlyMap<string, Approval>
  isAnew: boolean
  openApproved: (commit: string) => Promise<Approved>
}

/** A Storybook takes a minute to build. */
const maxCommits = 3

/** Draws pictures as the commits do that approved them; a picture that no commit approved is left out. */
export async function drawApproved(asked: WantedPictures): Promise<Map<string, Before>> {
  const { approvals, isAnew, openApproved } = asked
  const before = new Map<string, Before>()
  const byCommit = new Map<string, Set<string>>()
  for (const name of asked.names) {
    const approval = approvals.get(name)
    if (!approval) continue
    if ('lacking' in approval) before.set(name, { result: { fault: lackingText(approval.lacking) } })
    else byCommit.set(approval.commit, (byCommit.get(approval.commit) ?? new Set()).add(name))
  }
  const commits = [...byCommit].sort(([, a], [, b]) => b.size - a.size)
  for (const [commit, names] of commits.slice(maxCommits)) {
    for (const name of names) before.set(name, { result: { fault: tooManyText(commit, commits.length) } })
  }
  for (const [commit, names] of commits.slice(0, maxCommits)) {
    const opened = await openApproved(commit).catch((error: Error) => error)
    const does =
      opened instanceof Error ? `cannot be built: ${opened.message.slice(-300)}` : 'does not draw it'
    for (const name of names) {
      before.set(name, { result: { fault: `${commit.slice(0, 9)}, which approved it, ${does}` } })
    }
    if (opened instanceof Error) continue
    const { stories, draw } = opened
    const ids = new Set([...names].map((name) => name.split(' ')[0]))
    await draw({
      stories: stories.filter(({ id }) => ids.has(id)),
      expected: (name) => approvals.get(name)?.hash,
      isWanted: (name) => names.has(name),
      isAnew,
      onResult: (name, result, story) => before.set(name, { result, story }),
    })
  }
  return before
}

function lackingText(commit: string): string {
  return `this clone is shallow and lacks the commit that approved it (${commit.slice(0, 9)} or one before): git fetch --unshallow`
}

function tooManyText(commit: string, count: number): string {
  return `approved by ${commit.slice(0, 9)}, and ${maxCommits} of ${count} commits are drawn: choose stories with --only=`
}
