import type { Approval } from './approvals.ts'
import type { Before } from './approved.ts'
import { compare, type Difference } from './compare.ts'
import type { Result } from './drawAll.ts'
import type { Line } from './lines.ts'
import { decode } from './pixels.ts'
import type { StoryEntry } from './stories.ts'

/** The current picture. An expected one is not stored, only its line. */
export type Drawn = { story: StoryEntry; result: Result }

export type Kind = 'changed' | 'resized' | 'new' | 'removed' | 'failed' | 'not compared'

/** A picture that is not what was approved, and why. */
export type Change = Omit<Difference, 'pixels'> & {
  name: string
  story: StoryEntry | undefined
  kind: Kind
  reason: string
  before?: Buffer
  after?: Buffer
}

/**
 * @param now what is drawn; nothing when the story is gone.
 * @param line what the file of lines says.
 * @param approval what the committed file says.
 * @param before what the commit draws that approved it.
 * @returns nothing when the picture is the approved one.
 */
export function changeOf(
  name: string,
  now: Drawn | undefined,
  line: Line | undefined,
  approval: Approval | undefined,
  before: Before | undefined,
): Change | undefined {
  const approved = before && 'png' in before.result ? before.result.png : undefined
  const fault = before && 'fault' in before.result ? before.result.fault : undefined
  const story = now?.story ?? before?.story
  const change = (kind: Kind, reason: string, difference?: Partial<Difference>): Change => ({
    name,
    story,
    kind,
    reason,
    ...(approved ? { before: approved } : {}),
    ...(now && 'png' in now.result ? { after: now.result.png } : {}),
    ...(difference?.mask ? { mask: difference.mask } : {}),
    ...(difference?.area ? { area: difference.area } : {}),
  })
  if (!now) return change('removed', 'no story draws it any more')
  if ('fault' in now.result) return change('failed', now.result.fault)
  if (!line) return change('new', 'has no line yet')
  const isCommitted = line.hash === approval?.hash
  const uncommitted = isCommitted ? '' : '; its line is not committed and not what is drawn'
  if (!approved) return change('not compared', (fault ?? 'no commit approved it') + uncommitted)
  const difference = compare(decode(approved), decode(now.result.png))
  const { width, height } = before!.result as Line
  if (width !== now.result.width || height !== now.result.height) {
    const sizes = `${width} × ${height} became ${now.result.width} × ${now.result.height}`
    return change('resized', sizes + uncommitted)
  }
  if (difference.pixels === 0 && isCommitted) return undefined
  const count = difference.pixels === 1 ? '1 pixel differs' : `${difference.pixels} pixels differ`
  return change('changed', count + uncommitted, difference)
}
