import { vi } from 'vitest'

/** What has not come after so long never comes. A second, Vitest's own measure, is short where the machine is busy. */
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
