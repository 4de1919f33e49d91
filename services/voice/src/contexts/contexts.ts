import { randomUUID } from 'node:crypto'
import { type BodyOf, type initRecognition, limits } from '@saywright/api/contract'
import { mayTake } from '@saywright/engines/seats'
import { VoiceFailure } from '../failures.js'
import type { Slot } from './grammarWithSlots.js'

const busySeconds = 60
const places = { most: limits.recognitionContexts, perOwner: limits.recognitionContextsPerCaller }

/** A grammar that is stored between calls, with the recordings for it. */
export interface RecognitionContext {
  readonly caller: string
  readonly settings: Omit<BodyOf<typeof initRecognition>, 'slots' | 'caller'>
  slots: readonly Slot[]
  /** Samples at 16 kHz. */
  readonly records: Int16Array[]
}

export interface Contexts {
  /** @throws VoiceFailure `busy` when too many are stored, of all or of the caller. */
  add(context: RecognitionContext): string
  /** @throws VoiceFailure `not_found` for an unknown or expired one, and one of another caller. */
  get(session: string, caller: string): RecognitionContext
}

/** Keeps grammars for a while after their last use. */
export function createContexts(now = () => performance.now()): Contexts {
  const kept = new Map<string, { readonly context: RecognitionContext; usedAt: number }>()

  function forgetOld(): void {
    const oldest = now() - limits.recognitionContextIdleSeconds * 1000
    for (const [id, { usedAt }] of kept) if (usedAt < oldest) kept.delete(id)
  }

  return {
    add(context) {
      forgetOld()
      const own = [...kept.values()].filter((one) => one.context.caller === context.caller).length
      if (!mayTake(places, { total: kept.size, own }))
        throw new VoiceFailure('busy', { retryAfterSeconds: busySeconds })
      const id = randomUUID()
      kept.set(id, { context, usedAt: now() })
      return id
    },
    get(session, caller) {
      forgetOld()
      const found = kept.get(session)
      if (found?.context.caller !== caller) throw new VoiceFailure('not_found')
      found.usedAt = now()
      return found.context
    },
  }
}
