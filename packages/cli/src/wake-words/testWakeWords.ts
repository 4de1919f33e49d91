import { languageOf } from '@saywright/api/catalogue'
import { limits, type SpottedWord, spokenWish, type WakeWord } from '@saywright/api/contract'
import { CommandFailure } from '../CommandFailure.js'
import { findFiles } from '../files/findFiles.js'
import { soundEndings } from '../files/soundEndings.js'
import type { Say } from '../messages/say.js'
import { createSpeechEngines, timeoutMilliseconds } from '../recognition/createSpeechEngines.js'
import { engineFailure } from '../recognition/engineFailure.js'
import { openRecordings } from '../recognition/openRecordings.js'
import type { TestSuite } from '../report/TestCase.js'
import type { Terminal } from '../Terminal.js'
import { wholeNumber } from '../wholeNumber.js'
import { readWakeWords } from './readWakeWords.js'
import { type WakeCase, wakeCase } from './wakeCase.js'

export interface WakeTestOptions {
  /** Recordings that must wake, and folders of them. */
  readonly wakes: readonly string[]
  /** Recordings that must not, likewise. */
  readonly sleeps: readonly string[]
  /** Lowest score that wakes, from 0 to 10000. @default the one of the file */
  readonly threshold: string | undefined
}

/**
 * Tests which recordings the words of one file wake, by the engines in this process: a case for each recording.
 *
 * @throws CommandFailure for a file, a language or a recording that cannot be used, and when no recording is named.
 */
export async function testWakeWords(
  path: string,
  { wakes, sleeps, ...options }: WakeTestOptions,
  terminal: Terminal,
  say: Say,
): Promise<TestSuite> {
  const began = performance.now()
  if (wakes.length + sleeps.length === 0) throw new CommandFailure('test.wake.noRecording', { path })
  const range = { least: limits.confidenceMin, most: limits.confidenceMax }
  const asked = wholeNumber('threshold', options.threshold, range)
  const model = await readWakeWords(path, terminal)
  const threshold = asked ?? model.threshold
  const expected = [
    ...(await recordingsOf(wakes, terminal)).map((file) => ({ file, mustWake: true })),
    ...(await recordingsOf(sleeps, terminal)).map((file) => ({ file, mustWake: false })),
  ]
  const lang = languageOf(model.language)?.bcp47 ?? model.language
  const engines = createSpeechEngines(terminal)
  const readRecording = openRecordings(terminal, timeoutMilliseconds)
  const { signal } = new AbortController()
  const words = { wake: model.positive_words.map(pronounced), anti: model.negative_words.map(pronounced) }

  async function heardIn(file: string): Promise<readonly SpottedWord[]> {
    const samples = await readRecording(file)
    if (!samples) return []
    return (await engines.recognizer.spot({ caller: '', lang, ...words, samples, signal })).heard
  }

  try {
    if (engines.recognizer.wakeScoringVersionOf(lang) === undefined)
      throw new CommandFailure('recognize.language', { language: model.language })
    const cases: WakeCase[] = []
    for (const { file, mustWake } of expected)
      cases.push(wakeCase(file, { mustWake, threshold, heard: await heardIn(file) }, say))
    return { name: path, file: path, cases, seconds: (performance.now() - began) / 1000 }
  } catch (thrown) {
    throw engineFailure(thrown, { path, language: model.language })
  } finally {
    await engines.close()
  }
}

const recordingsOf = async (paths: readonly string[], terminal: Terminal) =>
  paths.length === 0 ? [] : findFiles(paths, soundEndings, terminal)

const pronounced = ({ text, ...wish }: WakeWord) => ({ word: text, ...spokenWish(wish) })
