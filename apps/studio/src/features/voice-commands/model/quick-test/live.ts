import type { ApiError, ListeningEvent, Refusal } from '@saywright/api/contract'

export const liveProblems = ['lost', 'elsewhere', 'busy', 'idle', 'down', 'other'] as const

/** Why partial results stopped; the recording continues, and is tested as a whole. */
export type LiveProblem = (typeof liveProblems)[number]

/** The partial result during speech. */
export type LiveHearing =
  | { readonly status: 'connecting' }
  | {
      readonly status: 'listening'
      /** The partial result; empty before any speech. */
      readonly text: string
      /** Whether it is over: this is its result. */
      readonly isFinal: boolean
      /** Why it was refused, once it is over. */
      readonly refusal?: Refusal | undefined
    }
  | { readonly status: 'failed'; readonly problem: LiveProblem }

const waiting: Extract<LiveHearing, { status: 'listening' }> = {
  status: 'listening',
  text: '',
  isFinal: false,
}

/** The state after an event of the server. */
export function hearingAfter(before: LiveHearing, event: ListeningEvent): LiveHearing {
  switch (event.type) {
    case 'ready':
      return before.status === 'listening' ? before : waiting
    case 'speech':
      return waiting
    case 'partial':
      return { ...waiting, text: event.data.text }
    case 'final': {
      const { hypotheses, refusal } = event.data.recognition
      return { ...waiting, text: hypotheses[0]?.text ?? '', isFinal: true, refusal }
    }
    case 'ended':
      return { status: 'failed', problem: event.data.reason === 'stopping' ? 'down' : 'idle' }
    // The end of the connection reports why, with its error.
    case 'restarted':
    case 'failed':
      return before
  }
}

const problemOfCode: Readonly<Record<string, LiveProblem>> = {
  disconnected: 'elsewhere',
  too_many: 'busy',
  voice_unavailable: 'down',
}

export function liveProblemOf({ kind, code }: Pick<ApiError, 'kind' | 'code'>): LiveProblem {
  if (kind === 'network' || kind === 'timeout') return 'lost'
  return problemOfCode[code ?? ''] ?? 'other'
}
