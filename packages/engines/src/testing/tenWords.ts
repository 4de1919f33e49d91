import { readGrammar } from '../recognition/grammar/readGrammar.js'

/** Ten English words with their phones, for grammars of any of them in any order. */
export const tenWords: ReadonlyMap<string, string[]> = new Map([
  ['stop', ['S T AA P']],
  ['play', ['P L EY']],
  ['the', ['DH AH', 'DH IY']],
  ['music', ['M Y UW Z IH K']],
  ['window', ['W IH N D OW']],
  ['garden', ['G AA R D AH N']],
  ['coffee', ['K AA F IY']],
  ['ticket', ['T IH K AH T']],
  ['fish', ['F IH SH']],
  ['lights', ['L AY T S']],
])

const anyWord = `(${[...tenWords.keys()].join(' | ')})`

/**
 * A grammar of sentences of the ten words.
 *
 * @param count number of words of a sentence.
 * @param more what follows them, as JSGF.
 */
export const grammarOfWords = (count: number, more = '') =>
  readGrammar(`#JSGF V1.0; grammar g; public <a> = ${Array(count).fill(anyWord).join(' ')}${more};`)
