import { limits, type WakeWordModel } from '@saywright/api/contract'
import type { DocumentKind } from '../../../../parts/document/useEditedDocument.js'
import { type EditedWord, editedWordOf, pronunciationKinds, type WordRole, wakeWordOf } from './EditedWord.js'

/** What is edited of a model: its words, and the least score with which one wakes. */
export type WordsContent = {
  readonly wake: readonly EditedWord[]
  readonly anti: readonly EditedWord[]
  /** From 0 to 10,000. */
  readonly threshold: number
}

type SavedContent = Pick<WakeWordModel, 'positive_words' | 'negative_words' | 'threshold'>

export const contentOf = ({ positive_words, negative_words, threshold }: SavedContent): WordsContent => ({
  wake: positive_words.map(editedWordOf),
  anti: negative_words.map(editedWordOf),
  threshold,
})

/** The content as it is sent. */
export const bodyOf = ({ wake, anti, threshold }: WordsContent) => ({
  positive_words: wake.map(wakeWordOf),
  negative_words: anti.map(wakeWordOf),
  threshold,
})

const isWord = (value: unknown): value is EditedWord => {
  const { text, kind, pronas, phonemes } = (value ?? {}) as Partial<EditedWord>
  return (
    [text, pronas, phonemes].every((part) => typeof part === 'string') && pronunciationKinds.includes(kind!)
  )
}
const isWords = (value: unknown) => Array.isArray(value) && value.every(isWord)

/** How the words of a model are compared, and their drafts read. */
export const wakeWordDocument: DocumentKind<WordsContent> = {
  name: 'wake_word',
  isSame: (one, other) => JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other)),
  isContent: (value): value is WordsContent => {
    const { wake, anti, threshold } = (value ?? {}) as Partial<WordsContent>
    return isWords(wake) && isWords(anti) && typeof threshold === 'number'
  },
}

export const hasRoom = (content: WordsContent, role: WordRole): boolean =>
  content[role].length < limits.wakeWordsPerModel
