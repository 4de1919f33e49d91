import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'

/** What a recognizer makes of one recording. */
export type Heard =
  | { readonly status: 'waiting' | 'listening' | 'nothing' | 'failed' }
  | { readonly status: 'heard'; readonly sentence: string }

export type ListenOptions = {
  /** The sentence that is said; undefined when none was understood. */
  readonly recognize: (file: ProjectAudioFile, signal: AbortSignal) => Promise<string | undefined>
  readonly signal: AbortSignal
  readonly onHeard: (file: ProjectAudioFile, heard: Heard) => void
  /** At the same time; 2 when absent, which is the fair share of one person. */
  readonly atOnce?: number
}

/** Has recordings recognized, some at a time, in their order; each fails by itself. Ends early when `signal` aborts. */
export async function listenTo(
  files: readonly ProjectAudioFile[],
  { recognize, signal, onHeard, atOnce = 2 }: ListenOptions,
): Promise<void> {
  const queue = [...files]
  const work = async () => {
    for (let file = queue.shift(); file && !signal.aborted; file = queue.shift()) {
      onHeard(file, { status: 'listening' })
      const heard = await hear(file)
      if (!signal.aborted) onHeard(file, heard)
    }
  }
  const hear = async (file: ProjectAudioFile): Promise<Heard> => {
    try {
      const sentence = await recognize(file, signal)
      return sentence ? { status: 'heard', sentence } : { status: 'nothing' }
    } catch {
      return { status: 'failed' }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
