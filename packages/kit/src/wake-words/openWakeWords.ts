import {
  type ExportManifest,
  type ExportPronunciations,
  exportPronunciations,
  exportTests,
  exportWakeWordModel,
  limits,
  type WakeWord,
} from '@saywright/api/contract'
import { fromPcm16 } from '@saywright/audio/signal'
import type { Files } from '../archive/addFile.js'
import { readJson } from '../archive/readJson.js'
import type { Engine } from '../commands/createEngine.js'
import { packedTest } from '../commands/packedTest.js'
import { KitError } from '../KitError.js'
import type { FoundWord, Spotting, WakeWordFinder } from '../types.js'

/** The wake words of a model. All of its files are read before the first call. */
export async function openWakeWords(
  { name, wake_words }: ExportManifest['models'][number],
  files: Files,
  { recognizer, run, readRecording }: Engine,
): Promise<WakeWordFinder> {
  if (!wake_words || wake_words.problem)
    throw new KitError('no_network', `Nothing listens for ${name}: ${wake_words?.problem}.`, [name])
  const { lang } = wake_words
  const content = readJson(files, wake_words.words, exportWakeWordModel)
  const pronunciations = readJson(files, wake_words.pronunciations, exportPronunciations)
  const { unit_tests: tests } = readJson(files, wake_words.tests, exportTests)
  const asked = {
    ...{ caller: '', lang },
    wake: content.positive_words.map(spokenBy(pronunciations)),
    anti: content.negative_words.map(spokenBy(pronunciations)),
  }
  const version = recognizer.wakeScoringVersionOf(lang)
  return {
    ...{ name, language: lang, threshold: content.threshold },
    wakeWords: content.positive_words.map(({ text }) => text),
    antiWakeWords: content.negative_words.map(({ text }) => text),
    tests: tests.map((test) => packedTest(test, files)),
    spot: (recording, { threshold = content.threshold, signal } = {}) =>
      run(async (ending) => {
        const samples = await readRecording(recording)
        const { heard, scores } = samples
          ? await recognizer.spot({ ...asked, samples, signal: ending })
          : nothing
        const found = heard.map((word) => judged(word, threshold))
        const [best] = found.filter(({ wakes }) => wakes).toSorted((one, other) => other.score - one.score)
        const result: Spotting = { woken: best?.word ?? null, found, scores, threshold }
        return version === undefined ? result : { ...result, scoring_version: version }
      }, signal),
    listen: ({ threshold = content.threshold, onWord, onScores, signal }) =>
      run(async (ending) => {
        const session = await recognizer.openSpotting({
          ...{ ...asked, signal: ending },
          onEvent: (event) => {
            if (event.type === 'heard') onWord(judged(event.word, threshold))
            if (event.type === 'scores') onScores?.(event.scores)
          },
        })
        return {
          hear: (samples) =>
            run(() => session.hear(samples instanceof Int16Array ? fromPcm16(samples) : samples.slice())),
          close: () => session.close(),
        }
      }, signal),
  }
}

const nothing = {
  heard: [],
  scores: { start_ms: 0, step_ms: limits.wakeScoreStepMilliseconds, scores: [] },
}

const judged = (word: Omit<FoundWord, 'wakes'>, threshold: number): FoundWord => ({
  ...word,
  wakes: word.role === 'wake' && word.score >= threshold,
})

/** A word as the export says it; a word that it does not know is looked up in the dictionary of the engine. */
const spokenBy =
  (pronunciations: ExportPronunciations) =>
  ({ text }: WakeWord) => {
    const known = Object.hasOwn(pronunciations, text) ? pronunciations[text] : undefined
    return { word: text, ...(known && { pronunciations: known }) }
  }
