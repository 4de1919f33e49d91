import type { WakeListening as Connection } from '@saywright/api/client'
import { toApiError, type WakeListeningEvent } from '@saywright/api/contract'
import { microphoneProblemOf, openMicrophone, speechSampleRate } from '@saywright/audio'
import { createResampler, type Resampler } from '@saywright/audio/signal'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../../parts/workspace/useLatest.js'
import { bodyOf, type WordsContent } from '../words/WordsContent.js'
import { soundContent } from '../words/wordFaults.js'
import { emptyTrail, trailAfter } from './ScoreTrail.js'
import { type ConnectListening, spotProblemOf, type WakeListening } from './WakeListening.js'

export type WakeListeningControl = {
  readonly listening: WakeListening
  readonly start: (deviceId?: string) => void
  readonly stop: () => void
}

const trailOf = (listening: WakeListening) => ('trail' in listening ? listening.trail : emptyTrail)

/** Live detection of the edited words: changed words are listened for from then on. */
export function useWakeListening(listen: ConnectListening, content: WordsContent): WakeListeningControl {
  const [listening, setListening] = useState<WakeListening>({ status: 'off' })
  const session = useRef<{ stop: () => void; connection?: Connection }>(undefined)
  useEffect(() => () => session.current?.stop(), [])
  const words = wordsOf(content)
  const latest = useLatest(words)
  const spelled = JSON.stringify(words)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spelling identifies the words
  useEffect(() => session.current?.connection?.changeWords(words), [spelled])

  const end = () => {
    session.current?.stop()
    session.current = undefined
  }
  const follow = (event: WakeListeningEvent) =>
    setListening((before) => {
      const trail = trailAfter(trailOf(before), event)
      switch (event.type) {
        case 'ready':
          return { status: 'listening', trail, quality: event.data.quality }
        case 'ended':
          return { status: 'failed', trail, problem: event.data.reason === 'stopping' ? 'down' : 'idle' }
        default:
          return 'trail' in before ? { ...before, trail } : before
      }
    })

  function connect(signal: AbortSignal): Connection {
    const connection = listen(latest.current, (event) => {
      if (signal.aborted) return
      follow(event)
      if (event.type === 'ended') end()
    })
    connection.over.catch((thrown: unknown) => {
      if (signal.aborted) return
      end()
      const problem = spotProblemOf(toApiError(thrown))
      setListening((before) => ({ status: 'failed', trail: trailOf(before), problem }))
    })
    return connection
  }

  async function start(deviceId?: string) {
    if (session.current) return
    const controller = new AbortController()
    const { signal } = controller
    const open: { stop: () => void; connection?: Connection } = {
      stop: () => {
        controller.abort()
        open.connection?.close()
      },
    }
    session.current = open
    setListening({ status: 'asking', trail: emptyTrail })
    let resampler: Resampler | undefined
    try {
      // The permission may take a while, in which a connection would be idle.
      await openMicrophone({
        signal,
        deviceId,
        onUnplugged: () => {
          end()
          setListening({ status: 'blocked', problem: 'noDevice' })
        },
        onSound: (samples, rate) => {
          resampler ??= createResampler(rate, speechSampleRate)
          open.connection?.hear(resampler.write(samples))
        },
      })
      if (signal.aborted) return
      setListening({ status: 'connecting', trail: emptyTrail })
      open.connection = connect(signal)
    } catch (thrown) {
      if (signal.aborted) return
      end()
      setListening({ status: 'blocked', problem: microphoneProblemOf(thrown) })
    }
  }
  return {
    listening,
    start: (deviceId) => void start(deviceId),
    stop: () => {
      end()
      setListening((before) => ({
        status: 'stopped',
        trail: trailOf(before),
        quality: before.status === 'listening' ? before.quality : undefined,
      }))
    },
  }
}

function wordsOf(content: WordsContent) {
  const { positive_words, negative_words } = bodyOf(soundContent(content))
  return { positive_words, negative_words }
}
