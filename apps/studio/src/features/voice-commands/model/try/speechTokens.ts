import { spokenParts } from '@saywright/grammar'

/** A stretch of a written sentence: a word that counts, or the text between words. */
export type SpeechToken = { readonly text: string; readonly start: number; readonly isWord: boolean }

/** A sentence cut into the words that a grammar compares and the rest; joined, they are the sentence again. */
export function speechTokens(sentence: string): SpeechToken[] {
  const tokens: SpeechToken[] = []
  let at = 0
  const add = (end: number, isWord: boolean) => {
    if (end > at) tokens.push({ text: sentence.slice(at, end), start: at, isWord })
    at = end
  }
  for (const { start, end } of spokenParts(sentence).flatMap(({ words }) => words)) {
    add(start, false)
    add(end, true)
  }
  add(sentence.length, false)
  return tokens
}

/** The sentence with its word at an index replaced, or with the word appended when the index is beyond the end. */
export function withWord(sentence: string, index: number, word: string): string {
  const token = speechTokens(sentence).filter(({ isWord }) => isWord)[index]
  if (!token) return `${`${sentence.trimEnd()} ${word}`.trimStart()} `
  return sentence.slice(0, token.start) + word + sentence.slice(token.start + token.text.length)
}
