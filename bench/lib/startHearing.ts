import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { limits, type SpeechHypothesis } from '@saywright/api/contract'
import { createEspeakProcess } from '@saywright/engines/phonemes'
import {
  type CommandRecognizer,
  createSoundswallower,
  readSpeech,
  refusalOf,
  type SoundswallowerOptions,
} from '@saywright/engines/recognition'

export interface HearingRequest {
  /** BCP 47 tag. */
  readonly lang: string
  readonly jsgf: string
  /** A WAV file. */
  readonly audio: Buffer
}

/** The engines that recognize, in this process: what they hear is measured, and not the calls that bring it. */
export interface Hearing {
  /** With the default threshold of the voice service. */
  recognize(request: HearingRequest): Promise<{ rejected: boolean; hypotheses: readonly SpeechHypothesis[] }>
  stop(): Promise<void>
}

const waitMilliseconds = 2000
const maxTries = 30

/** espeak-ng in a process of its own. */
export const startEspeak = () =>
  createEspeakProcess([
    ...([process.execPath, '--no-deprecation', '--import'] as const),
    pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
    fileURLToPath(new URL('../../services/voice-espeak/src/main.ts', import.meta.url)),
  ])

/** The engines with espeak, in this process. */
export function startEngines(options: Partial<SoundswallowerOptions> = {}): {
  readonly recognizer: CommandRecognizer
  stop(): Promise<void>
} {
  const phonemes = startEspeak()
  const recognizer = createSoundswallower({ ...options, phonemes })
  return {
    recognizer,
    async stop() {
      await Promise.all([recognizer.close(), phonemes.close()])
    },
  }
}

/** Asks engines again while they say that the machine is busy. */
export async function askedAgain<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (failure) {
      if (tries === maxTries || (failure as { code?: string }).code !== 'busy') throw failure
      await wait(waitMilliseconds)
    }
  }
}

/** Engines that are called again while they report a busy machine: the results do not depend on that. */
export function startHearing(): Hearing {
  const { recognizer, stop } = startEngines()
  const { signal } = new AbortController()
  const hear = async ({ lang, jsgf, audio }: HearingRequest) => {
    const samples = await readSpeech(audio)
    return recognizer.recognize({ caller: '', lang, jsgf, words: [], samples, signal })
  }
  return {
    async recognize(request) {
      const recognized = await askedAgain(() => hear(request))
      const rejected = refusalOf(recognized, limits.confidenceThreshold) !== undefined
      return { rejected, hypotheses: recognized.hypotheses }
    },
    stop,
  }
}

/** Engines for one source of sound: those of another are called at the same time. */
export async function withHearing<Result>(measure: (hearing: Hearing) => Promise<Result>): Promise<Result> {
  const hearing = startHearing()
  try {
    return await measure(hearing)
  } finally {
    await hearing.stop()
  }
}
