import type { Endpoint } from '../contract/kernel/endpoint.js'

/** A call to send: its endpoint and request. */
export interface Call {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string | number>>
  readonly query: unknown
  readonly body: unknown
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Called with the sent fraction of the body, in [0, 1], increasing. */
  readonly onProgress?: ((share: number) => void) | undefined
}
