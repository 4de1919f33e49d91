const elided = [
  // French
  'l d j m t s c n qu jusqu lorsqu puisqu quoiqu quelqu presqu',
  // Italian, where French has not the same
  'un gl ch v all dall dell nell sull coll quest quell bell sant tutt dov com anch neanch nient mezz',
]
  .flatMap((words) => words.split(' '))
  .join('|')

const start = new RegExp(`^(?:${elided})'(?=[\\p{L}\\p{N}])`, 'u')
const whole = new RegExp(`^(?:${elided})['’]$`, 'iu')

/**
 * The elided word with which a word begins, including its apostrophe, as in `l'entrée`, `dell'acqua` and, in Catalan,
 * `d'or`. English has few words that begin so (`c'mon`): both sides of a comparison are split alike, so the language is not
 * needed.
 */
export function elidedStart(word: string): string | undefined {
  return start.exec(word)?.[0]
}

/** Whether a word continues with the next one, without a space between. */
export function isElided(word: string): boolean {
  return whole.test(word)
}

/** Words as a sentence: a space between each two, except behind an elided one. */
export function joinWords(words: readonly string[]): string {
  let sentence = ''
  let last = ''
  for (const word of words) {
    if (word === '') continue
    sentence += last === '' || isElided(last) ? word : ` ${word}`
    last = word.slice(word.lastIndexOf(' ') + 1)
  }
  return sentence
}
