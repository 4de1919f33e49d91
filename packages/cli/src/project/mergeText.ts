import { diff3Merge } from 'node-diff3'

/** A text that came of two, and how many places both changed differently: these stand in it between markers. */
export interface MergedText {
  readonly text: string
  readonly conflicts: number
}

export const markers = { mine: '<<<<<<< here', between: '=======', theirs: '>>>>>>> server' } as const

/**
 * Two texts as one, by lines: what only one of them changed is taken.
 *
 * @param base what both began with; without it, each place where they differ is a conflict.
 */
export function mergeText(base: string | undefined, mine: string, theirs: string): MergedText {
  let conflicts = 0
  const lines = (text: string) => text.split('\n')
  const merged = diff3Merge(lines(mine), base === undefined ? [] : lines(base), lines(theirs)).flatMap(
    ({ ok, conflict }) => {
      if (!conflict) return ok ?? []
      conflicts += 1
      return [markers.mine, ...conflict.a, markers.between, ...conflict.b, markers.theirs]
    },
  )
  return { text: merged.join('\n'), conflicts }
}

/** The number of the line where a conflict was left in a text, from 1. */
export function markedLine(text: string): number | undefined {
  const at = text.search(/^(?:<{7}|>{7}) /m)
  return at < 0 ? undefined : plainLines(text.slice(0, at))
}

const plainLines = (before: string) => before.split(/\r\n|\n|\r/).length
