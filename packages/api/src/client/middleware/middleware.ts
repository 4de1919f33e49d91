import type { Endpoint } from '../../contract/kernel/endpoint.js'
import type { LooseInput } from '../input.js'

/** A call between the client and the transport. */
export interface OutgoingCall {
  readonly endpoint: Endpoint
  readonly input: LooseInput
  /** Token that it is sent with. */
  readonly token: string | undefined
  /** Aborts the call. Middleware that can end a call passes on a signal of its own. */
  readonly signal: AbortSignal
  /** Headers of a stream: a response that its caller reads, and opens again, itself. */
  readonly streamHeaders?: Readonly<Record<string, string>>
}

/** The rest of the way of a call. */
export type Next<Result> = (call: OutgoingCall) => Promise<Result>

/** One step on the way of a call: it may change the call, send it again, and read its result or its failure. */
export type Middleware = <Result>(call: OutgoingCall, next: Next<Result>) => Promise<Result>

/**
 * Composes steps around the last one.
 * @param steps outermost first: the first receives the call first and its outcome last.
 */
export function compose<Result>(steps: readonly Middleware[], last: Next<Result>): Next<Result> {
  return steps.reduceRight<Next<Result>>((next, step) => (call) => step(call, next), last)
}
