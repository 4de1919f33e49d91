import type { WakeListening as Connection, WakeWordLists } from '@saywright/api/client'
import type { ApiError, engineQualities, WakeListeningEvent } from '@saywright/api/contract'
import type { MicrophoneProblem } from '@saywright/audio'
import type { ScoreTrail } from './ScoreTrail.js'

export const spotProblems = [
  'lost',
  'elsewhere',
  'busy',
  'idle',
  'down',
  'language',
  'expired',
  'unpronounceable',
  'unreadable',
  'tooLong',
  'other',
] as const

/** Why detection stopped; the words are in the messages. */
export type SpotProblem = (typeof spotProblems)[number]

/** Live detection by the microphone. Its trail stays when it ends. */
export type WakeListening =
  | { readonly status: 'off' }
  | { readonly status: 'asking' | 'connecting'; readonly trail: ScoreTrail }
  | {
      readonly status: 'listening' | 'stopped'
      readonly trail: ScoreTrail
      readonly quality: (typeof engineQualities)[number] | undefined
    }
  | { readonly status: 'failed'; readonly trail: ScoreTrail; readonly problem: SpotProblem }
  | { readonly status: 'blocked'; readonly problem: MicrophoneProblem }

/** Opens a connection that listens for these words. */
export type ConnectListening = (
  words: WakeWordLists,
  onEvent: (event: WakeListeningEvent) => void,
) => Connection

const problemOfCode: Readonly<Record<string, SpotProblem>> = {
  disconnected: 'elsewhere',
  too_many: 'busy',
  voice_unavailable: 'down',
  language_unavailable: 'language',
  resources_expired: 'expired',
  pronunciation_missing: 'unpronounceable',
  audio_unreadable: 'unreadable',
  unsupported_type: 'unreadable',
  audio_too_long: 'tooLong',
  too_large: 'tooLong',
}

export function spotProblemOf({ kind, code }: Pick<ApiError, 'kind' | 'code'>): SpotProblem {
  if (kind === 'network' || kind === 'timeout') return 'lost'
  return problemOfCode[code ?? ''] ?? 'other'
}
