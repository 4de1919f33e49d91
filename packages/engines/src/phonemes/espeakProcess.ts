import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { limits } from '@saywright/api/contract'
import { EngineFailure } from '../failures/EngineFailure.js'
import { requireCaller } from '../failures/requireCaller.js'
import { samplesOf } from '../speaking/samplesOf.js'
import type { Phonemes, Speaker } from './port.js'

interface ResponseBody {
  readonly id: number
  readonly ok: boolean
  readonly phonemes?: readonly { readonly word: string; readonly ipa: string }[]
  readonly sampleRate?: number
  /** A line holds text: samples of 16 bits, little-endian, in base64. */
  readonly pcm?: string
}

const mostRemembered = 20_000
const responseMilliseconds = 10_000
const retryAfterSeconds = 5
// A quiet machine pronounces more within `pronounceMaxMilliseconds`: 7 to 12 ms a word were measured.
const leastPronounced = 400

const busy = () => new EngineFailure('busy', { retryAfterSeconds })

/**
 * espeak-ng in its own process (it is GPL and this is not): started at the first word, spoken to over its standard
 * input and output, started again when it has ended, stopped by closing its input.
 *
 * @param command the program and its arguments; the last one is the file that must exist.
 */
export function createEspeakProcess(command: readonly [string, ...string[]]): Phonemes & Speaker {
  const [program, ...args] = command
  const remembered = new Map<string, string>()
  const waiting = new Map<number, (response: ResponseBody | EngineFailure | undefined) => void>()
  let child: ChildProcess | undefined
  let lastId = 0
  const isAvailable = () => existsSync(args.at(-1) ?? program)

  const start = (): ChildProcess => {
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: started.stdout }).on('line', (line) => {
      const response = JSON.parse(line) as ResponseBody
      waiting.get(response.id)?.(response)
    })
    // A process that has ended between two writes: `exit` below answers for it.
    started.stdin.on('error', () => {})
    const end = () => {
      if (child === started) child = undefined
      // One that was ended for being slow says nothing of what it was asked.
      for (const settle of waiting.values()) settle(started.killed ? busy() : undefined)
    }
    started.once('error', end).once('exit', end)
    return started
  }

  const ask = (request: object): Promise<ResponseBody | undefined> =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      child ??= start()
      const timer = setTimeout(() => child?.kill('SIGKILL'), responseMilliseconds)
      waiting.set(id, (response) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (response instanceof EngineFailure) reject(response)
        else resolve(response)
      })
      child.stdin?.write(`${JSON.stringify({ id, ...request })}\n`)
    })

  return {
    isAvailable,
    async ipaOf(lang, words, signal) {
      if (remembered.size > mostRemembered) remembered.clear()
      const unknown = words.filter((word) => !remembered.has(`${lang}\n${word}`))
      const end = performance.now() + limits.pronounceMaxMilliseconds
      // A few at a time: whoever has many words lets the others in between.
      for (let at = 0; at < unknown.length && isAvailable(); at += limits.wordsPronouncedAtOnce) {
        requireCaller(signal)
        if (performance.now() > end)
          throw at < leastPronounced ? busy() : new EngineFailure('grammar_too_large')
        const some = unknown.slice(at, at + limits.wordsPronouncedAtOnce)
        const response = await ask({ op: 'phonemes', lang, words: some })
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
      const { ok, pcm, sampleRate } = (await ask({ op: 'speak', ...utterance })) ?? { ok: false }
      return ok && pcm && sampleRate
        ? { samples: samplesOf(Buffer.from(pcm, 'base64')), sampleRate }
        : undefined
    },
    async close() {
      const ending = child
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.stdin?.end()
      const timer = setTimeout(() => ending.kill('SIGKILL'), 2000)
      await ended
      clearTimeout(timer)
    },
  }
}
