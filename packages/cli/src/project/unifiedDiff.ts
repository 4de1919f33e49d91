import { diffIndices } from 'node-diff3'

const contextLines = 3

/**
 * The difference between two texts in the format of `diff -u`; empty for equal texts.
 *
 * @see https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
 */
export function unifiedDiff(
  before: { readonly name: string; readonly text: string },
  after: { readonly name: string; readonly text: string },
): string[] {
  const [old, fresh] = [before.text.split('\n'), after.text.split('\n')]
  const hunks = hunksOf(old, fresh)
  return hunks.length === 0 ? [] : [`--- ${before.name}`, `+++ ${after.name}`, ...hunks.flat()]
}

function hunksOf(old: string[], fresh: string[]): string[][] {
  const changes = diffIndices(old, fresh).map(({ buffer1, buffer2 }) => ({
    from: buffer1[0],
    to: buffer1[0] + buffer1[1],
    other: buffer2[0],
    otherTo: buffer2[0] + buffer2[1],
  }))
  const groups: (typeof changes)[] = []
  for (const change of changes) {
    const last = groups.at(-1)
    const isNear = last && change.from - (last.at(-1)?.to ?? 0) <= contextLines * 2
    if (isNear) last.push(change)
    else groups.push([change])
  }
  return groups.map((group) => {
    const [first, last] = [group[0]!, group.at(-1)!]
    const lead = Math.min(contextLines, first.from)
    const tail = Math.min(contextLines, old.length - last.to)
    const lines: string[] = []
    let at = first.from - lead
    for (const { from, to, other, otherTo } of group) {
      lines.push(...old.slice(at, from).map((line) => ` ${line}`))
      lines.push(...old.slice(from, to).map((line) => `-${line}`))
      lines.push(...fresh.slice(other, otherTo).map((line) => `+${line}`))
      at = to
    }
    lines.push(...old.slice(at, at + tail).map((line) => ` ${line}`))
    const span = (start: number, end: number) => `${start + 1},${end - start}`
    const range = `-${span(first.from - lead, last.to + tail)} +${span(first.other - lead, last.otherTo + tail)}`
    return [`@@ ${range} @@`, ...lines]
  })
}

/** The difference from a text of the server to that of a file of the folder. */
export const differenceOf = (path: string, theirs: string, mine: string) =>
  unifiedDiff({ name: `server/${path}`, text: theirs }, { name: `here/${path}`, text: mine })
