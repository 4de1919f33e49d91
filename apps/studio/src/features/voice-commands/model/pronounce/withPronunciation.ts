import { type Analysis, normalizeWord, type TextEdit } from '@saywright/grammar'

/** Whether a grammar can hold this spelling of a sound. */
export function isSpelling(text: string): boolean {
  return text.trim() !== '' && !/["|\r\n]/.test(text)
}

/**
 * The change of the text that gives a word a spelling of its sound.
 *
 * @param spelling undefined: the pronunciation of the dictionary.
 */
export function withPronunciation(
  { source, symbols, grammar }: Analysis,
  word: string,
  spelling: string | undefined,
): TextEdit[] {
  const written = spelling === undefined ? '' : `!pronounce ${word} PRONAS "${spelling.trim()}";`
  const present = symbols.pronounces.filter((each) => normalizeWord(each.word) === normalizeWord(word))
  if (present.length > 0)
    return present.map(({ range }, index) => {
      const start = range.start.offset
      const end = endOf(source, range.end.offset)
      const text = index === 0 ? written : ''
      // With the statement goes the line that it leaves empty.
      return { start, end: text === '' && source[end] === '\n' ? end + 1 : end, text }
    })
  if (written === '') return []
  const heads = grammar.statements.filter(({ kind }) => kind !== 'rule')
  const first = symbols.definitions[0]?.range.start.offset ?? source.length
  const last = heads.findLast(({ range }) => range.start.offset < first)
  if (!last) return [{ start: first, end: first, text: `${written}\n` }]
  const at = endOf(source, last.range.end.offset)
  return [{ start: at, end: at, text: `\n${written}` }]
}

/** Behind the semicolon of a statement, whether its range holds it or not. */
function endOf(source: string, end: number): number {
  if (source[end - 1] === ';') return end
  const [blank = ''] = /^\s*;/.exec(source.slice(end)) ?? []
  return end + blank.length
}
