import type { AddressInfo } from 'node:net'
import { createFlite } from '@saywright/engines/flite'
import { createEspeakProcess } from '@saywright/engines/phonemes'
import { createPico } from '@saywright/engines/pico'
import { createSoundswallower, type SoundswallowerOptions } from '@saywright/engines/recognition'
import { createWakeWordRater } from '@saywright/engines/wake-words'
import type { Config } from './config.js'
import { createApp } from './http/createApp.js'

export interface RunningVoice {
  /** Such as `http://127.0.0.1:51000`. */
  readonly url: string
  /** Refuses new calls, finishes those that run, and ends threads and child. */
  close(): Promise<void>
}

/** Starts the service: it listens at once, and the models load meanwhile. */
export async function startVoice(
  config: Config,
  overrides: Partial<
    Pick<
      SoundswallowerOptions,
      | 'startThread'
      | 'waiting'
      | 'waitingPerCaller'
      | 'waitingMilliseconds'
      | 'sessions'
      | 'sessionsPerCaller'
    >
  > = {},
): Promise<RunningVoice> {
  const { host, port, token, espeak, lingware, threads, timeoutMilliseconds, logLevel } = config
  const phonemes = createEspeakProcess(espeak)
  const recognizer = createSoundswallower({ phonemes, threads, timeoutMilliseconds, ...overrides })
  const rater = createWakeWordRater(recognizer)
  const pico = createPico({ folder: lingware, timeoutMilliseconds })
  const flite = createFlite({ timeoutMilliseconds })
  const app = createApp({ token, recognizer, rater, phonemes, pico, flite, logLevel })
  await app.listen({ host, port })
  recognizer.warm().catch((cause) => app.log.error(cause, 'a model could not be loaded'))
  return {
    url: `http://${host}:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close()
      await Promise.all([recognizer.close(), phonemes.close(), pico.close(), flite.close()])
    },
  }
}
