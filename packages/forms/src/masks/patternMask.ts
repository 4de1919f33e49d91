import type { Mask } from './Mask.js'

const tokens: Readonly<Record<string, RegExp>> = { '9': /[0-9]/, A: /\p{L}/u, '*': /[0-9A-Za-z]/ }

/**
 * Creates a mask of a fixed format.
 * @param pattern `9` is a digit, `A` a letter, `*` either, converted to upper case; all other characters are
 * separators.
 * @param example a complete value, shown when a pasted value does not fit.
 */
export function patternMask(pattern: string, example: string = pattern): Mask {
  const places = [...pattern].filter((each) => tokens[each])
  return {
    example,
    inputMode: places.every((each) => each === '9') ? 'numeric' : 'text',
    clean: (text) => {
      let kept = ''
      for (const character of text) {
        const place = places[kept.length]
        const raised = character.toUpperCase()
        // A letter that grows when it is raised (ß) would take two places.
        if (place && raised.length === 1 && tokens[place]?.test(raised)) kept += raised
      }
      return kept
    },
    format: (cleaned) => {
      let written = ''
      let taken = 0
      for (const each of pattern) {
        if (taken === cleaned.length) break
        written += tokens[each] ? cleaned[taken++] : each
      }
      return written
    },
  }
}
