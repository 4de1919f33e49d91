import { existsSync } from 'node:fs'
import { limits } from '@saywright/api/contract'
import { EngineFailure } from '../failures/EngineFailure.js'
import { requireCaller } from '../failures/requireCaller.js'
import { samplesOf } from '../speaking/samplesOf.js'
import { createAskedProcess } from './askedProcess.js'
import type { Phonemes, Speaker } from './port.js'

interface ResponseBody {
  readonly ok: boolean
  readonly phonemes?: readonly { readonly word: string; readonly ipa: string }[]
  readonly sampleRate?: number
  /** A line holds text: samples of 16 bits, little-endian, in base64. */
  readonly pcm?: string
}

const maxRemembered = 20_000
const retryAfterSeconds = 5
// A quiet machine pronounces more within `pronounceMaxMilliseconds`: 7 to 12 ms a word were measured.
const leastPronounced = 400

const busy = () => new EngineFailure('busy', { retryAfterSeconds })

/**
 * espeak-ng in its own process (it is GPL and this is not), asked over its standard input and output.
 *
 * @param command the program and its arguments; the last one is the file that must exist.
 */
export function createEspeakProcess(command: readonly [string, ...string[]]): Phonemes & Speaker {
  const { ask, close } = createAskedProcess<ResponseBody>(command, busy)
  const remembered = new Map<string, string>()
  const isAvailable = () => existsSync(command.at(-1) as string)

  return {
    isAvailable,
    async ipaOf(lang, words, signal) {
      if (remembered.size > maxRemembered) remembered.clear()
      const unknown = words.filter((word) => !remembered.has(`${lang}\n${word}`))
      const end = performance.now() + limits.pronounceMaxMilliseconds
      // A few at a time: whoever has many words lets the others in between.
      for (let at = 0; at < unknown.length && isAvailable(); at += limits.wordsPronouncedAtOnce) {
        requireCaller(signal)
        if (performance.now() > end)
          throw at < leastPronounced ? busy() : new EngineFailure('grammar_too_large')
        const some = unknown.slice(at, at + limits.wordsPronouncedAtOnce)
        const response = await ask({ op: 'phonemes', lang, words: some }, signal)
        for (const { word, ipa } of response?.phonemes ?? []) remembered.set(`${lang}\n${word}`, ipa)
      }
      return new Map(
        words.flatMap((word) => {
          const ipa = remembered.get(`${lang}\n${word}`)
          return ipa ? [[word, ipa] as const] : []
        }),
      )
    },
    speaks: isAvailable,
    async speak({ caller: _, ...utterance }, signal) {
      requireCaller(signal)
      if (!isAvailable()) return undefined
      const { ok, pcm, sampleRate } = (await ask({ op: 'speak', ...utterance }, signal)) ?? { ok: false }
      return ok && pcm && sampleRate
        ? { samples: samplesOf(Buffer.from(pcm, 'base64')), sampleRate }
        : undefined
    },
    close,
  }
}
