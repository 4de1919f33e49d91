import type { Recognition } from '@saywright/api/contract'
import { recognitionOf } from '@saywright/engines/recognition'
import { recognitionResponse, silence } from '@saywright/engines/results'
import { type CompiledGrammar, match, type SlotValues, toJsgf, vocabularyOf } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'
import { createSpeechEngines, timeoutMilliseconds } from './createSpeechEngines.js'
import { engineFailure } from './engineFailure.js'
import { openRecordings } from './openRecordings.js'

/** The recognition result of a file, by the names of the API. */
export type RecognizedFile = { readonly file: string } & Recognition

interface RecognitionInput {
  /** Where the grammar comes from. */
  readonly path: string
  readonly grammar: CompiledGrammar
  readonly slots: SlotValues
  /** BCP 47 tag. */
  readonly language: string
  /** Least confidence of a sentence that is taken, from 0 to 10000. */
  readonly threshold: number
}

/**
 * Recognizes recordings, one after the other, by the engines in this process.
 *
 * @throws CommandFailure for a language, a grammar or a recording that cannot be used.
 */
export async function* recognizeFiles(
  files: readonly string[],
  { path, grammar, slots, language, threshold }: RecognitionInput,
  terminal: Terminal,
): AsyncGenerator<RecognizedFile> {
  const engines = createSpeechEngines(terminal)
  const { recognizer } = engines
  const readRecording = openRecordings(terminal, timeoutMilliseconds)
  const jsgf = toJsgf(grammar, { slots })
  const words = vocabularyOf(grammar, { slots })
    .filter(({ spellings }) => spellings.length > 0)
    .map(({ word, spellings }) => ({ word, pronunciations: [...spellings] }))
  const read = (sentence: string) => {
    const found = match(grammar, sentence, { slots, nearest: false })
    if (!found.matched) return { isMatched: false, tags: [] }
    return { isMatched: true, tags: found.tags, meaning: found.meaning }
  }

  async function recognized(samples: Float32Array): Promise<Recognition> {
    const { signal } = new AbortController()
    const request = { caller: '', lang: language, jsgf, words, samples, signal }
    const heard = recognitionOf(
      recognizer,
      { lang: language, threshold },
      await recognizer.recognize(request),
    )
    const { hypotheses } = heard
    return recognitionResponse(
      heard,
      hypotheses,
      hypotheses.map(({ text }) => read(text)),
    )
  }

  try {
    if (!recognizer.modelOf(language)) throw new CommandFailure('recognize.language', { language })
    for (const file of files) {
      const samples = await readRecording(file)
      const recognition = samples ? await recognized(samples) : silence(threshold)
      yield { file, ...recognition }
    }
  } catch (thrown) {
    throw engineFailure(thrown, { path, language })
  } finally {
    await engines.close()
  }
}
