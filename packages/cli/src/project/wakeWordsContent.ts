import {
  distinctWords,
  integer,
  languageCode,
  limits,
  name,
  object,
  optional,
  text,
  type ValueOf,
  type WakeWord,
  wakeWordLists,
} from '@saywright/api/contract'
import { hashOf } from './modelContent.js'
import { schemaPath } from './projectFile.js'

/** The stored content of a wake-word model. */
export interface WakeWordsContent {
  readonly name: string
  readonly language: string
  readonly positive_words: readonly WakeWord[]
  readonly negative_words: readonly WakeWord[]
  readonly threshold: number
}

/** `<model>.wake-words.json`. Without a name, that of the file; without a threshold, the usual one. */
export const wakeWordsFile = object(
  {
    $schema: optional(text()),
    name: optional(name('hello-halden')),
    language: optional(languageCode()),
    threshold: optional(integer({ min: limits.confidenceMin, max: limits.confidenceMax })),
    positive_words: optional(wakeWordLists.positive_words),
    negative_words: optional(wakeWordLists.negative_words),
  },
  { rule: distinctWords },
)
export type WakeWordsFile = ValueOf<typeof wakeWordsFile>

/** The text of the file of a model. @param depth of its folder below that of the project. */
export function wakeWordsFileText(content: WakeWordsContent, depth: number): string {
  const { name, language, threshold, positive_words, negative_words } = content
  const file: WakeWordsFile = {
    $schema: schemaPath('wake-words', depth),
    ...{ name, language, threshold },
    positive_words: positive_words.map(wordOf),
    negative_words: negative_words.map(wordOf),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** @param usual default name and language. */
export function wakeWordsOfFile(
  file: WakeWordsFile,
  usual: { readonly name: string; readonly language: string },
): WakeWordsContent {
  const { name = usual.name, language = usual.language, threshold = limits.confidenceThreshold } = file
  const { positive_words = [], negative_words = [] } = file
  return { name, language, threshold, positive_words, negative_words }
}

export function wakeWordHashes({
  name,
  language,
  threshold,
  positive_words,
  negative_words,
}: WakeWordsContent) {
  return {
    details: hashOf(JSON.stringify([name, language, threshold])),
    words: hashOf(JSON.stringify([positive_words.map(wordOf), negative_words.map(wordOf)])),
  }
}

/** A word without the pronunciations that it does not have. */
export const wordOf = ({ text, pronas, phonemes }: WakeWord): WakeWord => ({
  text,
  ...(pronas && { pronas }),
  ...(phonemes && { phonemes }),
})
