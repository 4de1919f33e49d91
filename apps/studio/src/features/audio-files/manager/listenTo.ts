import type { RefusedRecording } from '@saywright/api/catalogue'
import type { Recognition } from '@saywright/api/contract'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'

/** The result of a recognizer for one recording. */
export type Transcription =
  | { readonly status: 'waiting' | 'listening' | 'failed' }
  | { readonly status: 'heard'; readonly sentence: string }
  | ({ readonly status: 'refused' } & RefusedRecording)

export type ListenOptions = {
  readonly recognize: (file: ProjectAudioFile, signal: AbortSignal) => Promise<Recognition>
  readonly signal: AbortSignal
  readonly onHeard: (file: ProjectAudioFile, heard: Transcription) => void
  /** At the same time; 2 when absent, which is the fair share of one person. */
  readonly maxConcurrent?: number
}

/** Has recordings recognized, some at a time, in their order; each fails by itself. Ends early when `signal` aborts. */
export async function listenTo(
  files: readonly ProjectAudioFile[],
  { recognize, signal, onHeard, maxConcurrent = 2 }: ListenOptions,
): Promise<void> {
  const queue = [...files]
  const work = async () => {
    for (let file = queue.shift(); file && !signal.aborted; file = queue.shift()) {
      onHeard(file, { status: 'listening' })
      const heard = await hear(file)
      if (!signal.aborted) onHeard(file, heard)
    }
  }
  const hear = async (file: ProjectAudioFile): Promise<Transcription> => {
    try {
      return heardIn(await recognize(file, signal))
    } catch {
      return { status: 'failed' }
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
}

function heardIn({ rejected, refusal = 'no_sentence', hypotheses, threshold }: Recognition): Transcription {
  const { text: sentence, confidence } = hypotheses[0] ?? {}
  if (!rejected && sentence) return { status: 'heard', sentence }
  return { status: 'refused', refusal, sentence, confidence, threshold }
}
