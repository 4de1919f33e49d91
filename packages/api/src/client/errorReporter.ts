import type { BodyOf } from '../contract/kernel/endpoint.js'
import { limits } from '../contract/limits.js'
import type { reportError } from '../contract/technical/calls.js'

export type ErrorReport = BodyOf<typeof reportError>

interface ReporterOptions {
  readonly send: (report: ErrorReport) => Promise<unknown>
  /** Data sent with the stack trace, such as URL and version. */
  readonly context?: () => Omit<ErrorReport, 'stacktrace'>
  /** Number of distinct errors that are remembered. */
  readonly capacity?: number
}

/** 53-bit checksum of a text (cyrb53), to distinguish stack traces; not cryptographic. */
export function checksum(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

function traceOf(thrown: unknown): string {
  const trace =
    thrown instanceof Error ? (thrown.stack ?? `${thrown.name}: ${thrown.message}`) : String(thrown)
  return trace.slice(0, limits.stackTraceMaxCharacters)
}

/**
 * Reports each distinct error of the browser once. When the memory is full, the oldest error is forgotten.
 * @returns a function that takes the thrown value and returns whether it was reported; it never throws, not
 * even when the report does not reach the server.
 */
export function createErrorReporter(options: ReporterOptions): (thrown: unknown) => boolean {
  const { send, context, capacity = limits.reportedErrors } = options
  const seen = new Set<number>()
  return (thrown) => {
    const stacktrace = traceOf(thrown)
    const sum = checksum(stacktrace)
    if (stacktrace.trim() === '' || seen.has(sum)) return false
    for (const oldest of seen) {
      if (seen.size < capacity) break
      seen.delete(oldest)
    }
    seen.add(sum)
    send({ stacktrace, ...context?.() }).catch(() => {})
    return true
  }
}
