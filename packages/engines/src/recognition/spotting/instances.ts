import type { KeywordPart, Pass } from '../soundswallower/engine.js'
import { isSound } from '../soundswallower/engine.js'

/** A keyword in what was understood, with its place in seconds. */
export interface Instance {
  readonly keyword: number
  /** Phones of its words, separated by spaces. */
  readonly phones: readonly string[]
  readonly startSeconds: number
  readonly endSeconds: number
}

/**
 * The keywords in what was understood, each with all of its words.
 *
 * @param partOf gives the word of a keyword for a name of the engine.
 * @param lengths how many words each keyword has.
 */
export function instancesIn(
  segments: Pass['segments'],
  partOf: (name: string) => KeywordPart,
  lengths: readonly number[],
): Instance[] {
  const found: Instance[] = []
  let said: { readonly segment: Pass['segments'][number]; readonly part: KeywordPart }[] = []
  for (const segment of segments) {
    if (isSound(segment.t)) {
      said = []
      continue
    }
    const part = partOf(segment.t)
    if (part.part === 0) said = []
    said.push({ segment, part })
    const [first] = said
    if (!first || said.length < (lengths[part.keyword] ?? 0)) continue
    found.push({
      keyword: part.keyword,
      phones: said.map((one) => one.part.phones),
      startSeconds: first.segment.b,
      endSeconds: segment.b + segment.d,
    })
    said = []
  }
  return found
}
