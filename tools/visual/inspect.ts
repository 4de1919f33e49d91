import type { Approval } from './approvals.ts'
import { type Approved, drawApproved } from './approved.ts'
import { type Change, changeOf, type Drawn } from './changeOf.ts'
import type { Drawing, Result } from './drawAll.ts'
import type { Lines } from './lines.ts'
import type { StoryEntry } from './stories.ts'

export type Inspection = {
  drawn: ReadonlyMap<string, Drawn>
  /** Pictures that are not what was approved. */
  changes: readonly Change[]
  /** Pictures that had to be drawn again. */
  drawnAgain: number
}

type Subject = {
  stories: readonly StoryEntry[]
  /** Lines that the pictures are hoped to match. */
  lines: Lines
  approvals: ReadonlyMap<string, Approval>
  draw: (drawing: Drawing) => Promise<void>
  openApproved: (commit: string) => Promise<Approved>
}

/**
 * Drawing again takes longer: that is for chance, and for a few changes; another Chromium draws most pictures differently.
 */
const isFew = (count: number, all: number) => count <= 12 || count <= Math.min(250, all / 4)

/**
 * Draws all stories, and where the hash is another than the approved one, draws it from the commit that approved it too,
 * and compares the two.
 */
export async function inspect(subject: Subject): Promise<Inspection> {
  const { stories, lines, approvals, draw, openApproved } = subject
  const drawn = new Map<string, Drawn>()
  const expected = (name: string) => lines.get(name)?.hash
  const keep = (name: string, result: Result, story: StoryEntry) => {
    const isExpected = 'hash' in result && result.hash === expected(name)
    drawn.set(name, { story, result: isExpected ? { ...result, png: Buffer.alloc(0) } : result })
  }
  const isOpen = (name: string) => {
    const result = drawn.get(name)?.result
    return !result || 'fault' in result || result.hash !== expected(name)
  }
  const drawAnew = (names: ReadonlySet<string>) =>
    draw({
      stories: storiesOf(stories, names),
      expected,
      isAnew: true,
      isWanted: (name) => names.has(name),
      onResult: keep,
    })
  const changesAmong = async (names: ReadonlySet<string>) => {
    const before = await drawApproved({
      names,
      approvals,
      isAnew: isFew(names.size, drawn.size),
      openApproved,
    })
    return [...names].flatMap((name) => {
      const change = changeOf(name, drawn.get(name), lines.get(name), approvals.get(name), before.get(name))
      return change ?? []
    })
  }

  await draw({ stories, expected, onResult: keep })
  let open = new Set([...drawn.keys(), ...lines.keys()].filter(isOpen))
  let drawnAgain = 0
  const uncertain = [...open].filter((name) => lines.has(name) && drawn.has(name))
  const isLittle = isFew(uncertain.length, drawn.size)
  if (isLittle && uncertain.length > 0) {
    drawnAgain = uncertain.length
    await drawAnew(new Set(uncertain))
    open = new Set([...open].filter(isOpen))
  }
  const changes = await changesAmong(open)
  if (changes.length === 0 || !isFew(changes.length, drawn.size)) return { drawn, changes, drawnAgain }
  // A busy machine draws the same picture twice before its page is at rest.
  const different = new Set(changes.map(({ name }) => name))
  await drawAnew(different)
  const still = new Set([...different].filter(isOpen))
  return { drawn, changes: await changesAmong(still), drawnAgain: drawnAgain + different.size }
}

function storiesOf(stories: readonly StoryEntry[], names: ReadonlySet<string>): StoryEntry[] {
  const ids = new Set([...names].map((name) => name.split(' ')[0]))
  return stories.filter(({ id }) => ids.has(id))
}

/**
 * The lines after an approval. What differs from its line and yet not from what its commit draws keeps its line.
 * @param lines what was approved before, of all stories.
 * @param isRewrite whether all lines become those of what is drawn.
 */
export function linesAfter({ drawn, changes }: Inspection, lines: Lines, isRewrite: boolean): Lines {
  const after = new Map(lines)
  const changed = new Set(changes.map(({ name }) => name))
  for (const name of changed) if (!drawn.has(name)) after.delete(name)
  for (const [name, { result }] of drawn) {
    if ('fault' in result || !(isRewrite || changed.has(name))) continue
    const { width, height, hash } = result
    after.set(name, { width, height, hash })
  }
  return after
}
