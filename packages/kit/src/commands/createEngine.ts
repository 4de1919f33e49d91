import { EngineFailure } from '@saywright/engines/failures'
import {
  type CommandRecognizer,
  createSoundswallower,
  type WakeWordSpotter,
} from '@saywright/engines/recognition'
import { KitError } from '../KitError.js'
import { createRecordings, type ReadRecording } from './createRecordings.js'

/** Recognizes the models of an export, in threads of its own. */
export interface Engine {
  readonly recognizer: CommandRecognizer & WakeWordSpotter
  /** The sound of a recording; `undefined` when it is silent. */
  readonly readRecording: ReadRecording
  /** Runs work of the engine. @throws KitError for a refusal, and `closed` after `close`. */
  run<Value>(work: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value>
  /** @throws KitError `closed`. */
  requireOpen(): void
  close(): Promise<void>
}

/** No other caller waits, so a slow computer may take that long to load a model and decode. */
const timeoutMilliseconds = 120_000

/** Words come with their pronunciations, or from the dictionary of the model: espeak-ng, which is GPL, is not part of the kit. */
const phonemes = {
  ipaOf: async () => new Map<string, string>(),
  isAvailable: () => true,
  close: async () => {},
}

const closed = (cause?: unknown) =>
  new KitError('closed', 'The kit was closed, or the caller gave up.', [], { cause })

/** Nothing is loaded before the first request. */
export function createEngine(): Engine {
  const recognizer = createSoundswallower({
    phonemes,
    timeoutMilliseconds,
    waitingMilliseconds: timeoutMilliseconds,
    // One process has one caller.
    waitingPerCaller: 64,
    sessionsPerCaller: 16,
  })
  const ending = new AbortController()
  const requireOpen = () => {
    if (ending.signal.aborted) throw closed()
  }
  return {
    recognizer,
    readRecording: createRecordings(timeoutMilliseconds),
    requireOpen,
    async run(work, signal) {
      requireOpen()
      try {
        return await work(signal ? AbortSignal.any([ending.signal, signal]) : ending.signal)
      } catch (thrown) {
        throw ending.signal.aborted || signal?.aborted ? closed(thrown) : kitErrorOf(thrown)
      }
    },
    async close() {
      ending.abort()
      await recognizer.close()
    },
  }
}

/** A refusal of the engine as an error of the kit; anything else unchanged. */
function kitErrorOf(thrown: unknown): unknown {
  if (!(thrown instanceof EngineFailure)) return thrown
  const options = { cause: thrown }
  switch (thrown.code) {
    case 'pronunciation_missing': {
      const words = (thrown.details.errors?.words ?? '').split(', ').filter(Boolean)
      const message = `These words are in no dictionary: ${words.join(', ')}. Say in \`pronunciations\` how they are said.`
      return new KitError('unknown_pronunciation', message, words, options)
    }
    case 'grammar_too_large':
    case 'borrowed_grammar_too_large':
      return new KitError(
        'grammar_too_large',
        'With these values there are more sentences than the engine takes.',
        [],
        options,
      )
    case 'busy':
    case 'timed_out':
      return new KitError('timed_out', 'The engine took too long.', [], options)
    case 'too_long':
      return new KitError('recording_too_long', 'The recording lasts longer than 10 seconds.', [], options)
    case 'not_a_wav':
    case 'empty':
    case 'silent_recording':
      return new KitError('recording_unreadable', 'The recording cannot be read.', [], options)
    case 'caller_gone':
      return closed(thrown)
    default:
      return thrown
  }
}
