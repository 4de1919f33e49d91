import { diff3Merge, diffComm } from 'node-diff3'

/** A text merged from two, and the number of places that both changed differently: these are between markers. */
export interface MergedText {
  readonly text: string
  readonly conflicts: number
}

export const markers = { mine: '<<<<<<< here', between: '=======', theirs: '>>>>>>> server' } as const

/**
 * Merges two texts by lines: changes of one side alone are taken.
 *
 * @param base the common base; without it, each place where they differ is a conflict.
 */
export function mergeText(base: string | undefined, mine: string, theirs: string): MergedText {
  let conflicts = 0
  const [from, own, others] = [base ?? '', mine, theirs].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ]
  const parts = base === undefined ? differing(own, others) : diff3Merge(own, from, others)
  const merged = parts.flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? []
    conflicts += 1
    return [markers.mine, ...conflict.a, markers.between, ...conflict.b, markers.theirs]
  })
  return { text: merged.join('\n'), conflicts }
}

/** The lines that both have, and between them those of each. */
const differing = (mine: string[], theirs: string[]) =>
  diffComm(mine, theirs).map((part) =>
    'common' in part
      ? { ok: part.common, conflict: undefined }
      : { ok: undefined, conflict: { a: part.buffer1, b: part.buffer2 } },
  )

/** The number of the line where a conflict was left in a text, from 1. */
export function markedLine(text: string): number | undefined {
  const at = text.search(/^(?:<{7}|>{7}) /m)
  return at < 0 ? undefined : plainLines(text.slice(0, at))
}

const plainLines = (before: string) => before.split(/\r\n|\n|\r/).length
