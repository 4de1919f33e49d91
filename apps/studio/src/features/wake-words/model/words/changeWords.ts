import { type EditedWord, newWord, type WordPlace, type WordRole } from './EditedWord.js'
import type { WordsContent } from './WordsContent.js'

export const withWord = (content: WordsContent, role: WordRole, word: EditedWord): WordsContent => ({
  ...content,
  [role]: [...content[role], word],
})

/** Adds an anti wake word of this spelling. */
export const withAnti = (content: WordsContent, text: string): WordsContent =>
  withWord(content, 'anti', newWord(text))

export const withChanged = (
  content: WordsContent,
  { role, index }: WordPlace,
  changes: Partial<EditedWord>,
): WordsContent => ({
  ...content,
  [role]: content[role].map((word, at) => (at === index ? { ...word, ...changes } : word)),
})

export const withoutWord = (content: WordsContent, { role, index }: WordPlace): WordsContent => ({
  ...content,
  [role]: content[role].toSpliced(index, 1),
})

/** Puts a removed word back in its place. */
export const withRestored = (
  content: WordsContent,
  { role, index }: WordPlace,
  word: EditedWord,
): WordsContent => ({ ...content, [role]: content[role].toSpliced(index, 0, word) })
