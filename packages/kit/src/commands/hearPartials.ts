import { limits } from '@saywright/api/contract'
import type { CommandRecognizer } from '@saywright/engines/recognition'
import type { CallGrammar } from './grammarOfCall.js'

interface Spoken extends CallGrammar {
  readonly caller: string
  readonly lang: string
  readonly samples: Float32Array
  readonly onPartial: (text: string) => void
  readonly signal: AbortSignal
}

/** A tenth of a second, like a microphone. */
const pieceSamples = limits.audioSampleRateHertz / 10

/** Reports partial results of a recording as if it was being spoken; the whole recording decides the final one. */
export async function hearPartials(
  recognizer: CommandRecognizer,
  { samples, onPartial, ...request }: Spoken,
): Promise<void> {
  const session = await recognizer.open({
    ...request,
    isPartial: true,
    silenceMilliseconds: undefined,
    onEvent: (event) => {
      if (event.type === 'partial') onPartial(event.text)
    },
  })
  try {
    for (let at = 0; at < samples.length; at += pieceSamples)
      await session.hear(samples.slice(at, at + pieceSamples))
  } finally {
    await session.close()
  }
}
