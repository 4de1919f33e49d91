import { vi } from 'vitest'

/** Anything slower than this counts as hanging. A second, Vitest's own limit, is short on a busy machine. */
const hang = 30_000
const isPatient = Symbol.for('saywright.patience')

// Vitest has a setting for its polls, and none for these.
if (!(isPatient in vi)) {
  const { waitFor, waitUntil } = vi
  const patiently = (options: number | { timeout?: number; interval?: number } = {}) => {
    const { timeout = hang, ...more } = typeof options === 'number' ? { timeout: options } : options
    return { timeout: Math.max(timeout, hang), ...more }
  }
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: ((callback, options) => waitFor(callback, patiently(options))) satisfies typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patiently(options))) satisfies typeof waitUntil,
  })
}
