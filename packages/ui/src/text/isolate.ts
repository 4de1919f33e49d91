/** The blocks of Unicode whose letters are written from right to left, and the mark that counts as one of them. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Embeddings, overrides, and isolates of a set direction: an override shows even Latin letters backwards. */
const directions = /[\u202a-\u202e\u2066\u2067]/gu

/**
 * Makes a foreign text safe in a sentence: one with letters from right to left is between signs that keep it from turning
 * the quotation marks and figures around it. Directional marks inside are removed, so that no text is shown backwards, and
 * none ends the isolation around it.
 *
 * @see Unicode Standard Annex 9: FIRST STRONG ISOLATE to POP DIRECTIONAL ISOLATE.
 * @see Unicode Technical Report 36, section 2.5: how overrides make one text look like another.
 */
export function isolate(value: string): string {
  const text = withoutOpenIsolates(value.replace(directions, ''))
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** Isolates in pairs are those of a sentence that is in another one. */
function withoutOpenIsolates(text: string): string {
  let depth = 0
  for (const [sign] of text.matchAll(/[\u2068\u2069]/gu)) {
    depth += sign === '\u2068' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? text : text.replace(/[\u2068\u2069]/gu, '')
}
