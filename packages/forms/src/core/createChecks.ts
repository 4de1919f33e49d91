import { limits } from '@saywright/api/contract'
import type { FormErrorKey } from './errorKeys.js'

export type AsyncCheck = {
  /**
   * Checks a value that already passed its own rule. Resolves with an error key, or `undefined` for a valid
   * value.
   */
  run: (value: string, signal: AbortSignal) => Promise<FormErrorKey | undefined>
  /** Result of a check that failed to run. */
  onFailure: 'valid' | FormErrorKey
  /**
   * Delay after the last change before a check runs, in milliseconds.
   * @default 400
   */
  pauseMilliseconds?: number
}

export type Checks = {
  /** Names of the fields with checks. */
  readonly fields: readonly string[]
  /** Sets the current values; pass `undefined` for values that break their own rule. */
  watch: (values: Readonly<Record<string, string | undefined>>) => void
  /** The known errors of these values. */
  errors: (values: Readonly<Record<string, string | undefined>>) => Record<string, FormErrorKey>
  /** Resolves when all checks of these values have finished; delayed checks run immediately. */
  settle: (values: Readonly<Record<string, string | undefined>>) => Promise<void>
  isChecking: (field: string) => boolean
  /**
   * Registers a listener for results and for the start and end of checks. Returns a function that removes it.
   */
  subscribe: (listener: () => void) => () => void
  /** Aborts all running checks. */
  stop: () => void
}

const remembered = 50

type Running = { value: string; begin: () => void; done: Promise<void>; abort: () => void }

/**
 * Runs asynchronous checks of fields. Validators of form libraries may submit an invalid value when two
 * fields change during a check. Here each result is stored with the value that it belongs to, so a late
 * result never applies to a newer value, and the synchronous validation of the form reads the results.
 */
export function createChecks(checks: Readonly<Record<string, AsyncCheck>>): Checks {
  const responses = new Map<string, FormErrorKey | undefined>()
  const unanswered = new Set<string>()
  const running = new Map<string, Running>()
  const listeners = new Set<() => void>()
  const keyOf = (field: string, value: string) => `${field}\n${value}`
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function remember(field: string, value: string, response: FormErrorKey | undefined) {
    responses.set(keyOf(field, value), response)
    const oldest = responses.keys().next().value
    if (responses.size > remembered && oldest !== undefined) responses.delete(oldest)
  }

  function start(field: string, check: AsyncCheck, value: string) {
    const controller = new AbortController()
    let begin = () => {}
    const pause = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, check.pauseMilliseconds ?? limits.searchPauseMilliseconds)
      begin = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    const done = pause.then(async () => {
      if (controller.signal.aborted) return
      const response = await check.run(value, controller.signal).catch(() => {
        unanswered.add(keyOf(field, value))
        return onFailure(check)
      })
      if (controller.signal.aborted) return
      remember(field, value, response)
      running.delete(field)
      tell()
    })
    const abort = () => {
      controller.abort()
      begin()
      running.delete(field)
    }
    running.set(field, { value, begin, done, abort })
  }

  function watch(values: Readonly<Record<string, string | undefined>>) {
    let hasChanged = false
    for (const [field, check] of Object.entries(checks)) {
      const value = values[field]
      const current = running.get(field)
      if (current && current.value === value) continue
      current?.abort()
      hasChanged ||= current !== undefined
      if (value === undefined || responses.has(keyOf(field, value))) continue
      start(field, check, value)
      hasChanged = true
    }
    if (hasChanged) tell()
  }

  return {
    fields: Object.keys(checks),
    watch,
    errors: (values) => {
      const found: Record<string, FormErrorKey> = {}
      for (const field of Object.keys(checks)) {
        const value = values[field]
        const response = value === undefined ? undefined : responses.get(keyOf(field, value))
        if (response) found[field] = response
      }
      return found
    },
    settle: async (values) => {
      // A form that is sent again repeats checks without a response.
      for (const key of unanswered) responses.delete(key)
      unanswered.clear()
      watch(values)
      const open = [...running.values()]
      for (const { begin } of open) begin()
      await Promise.all(open.map(({ done }) => done))
    },
    isChecking: (field) => running.has(field),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      for (const { abort } of [...running.values()]) abort()
    },
  }
}

function onFailure({ onFailure: meaning }: AsyncCheck): FormErrorKey | undefined {
  return meaning === 'valid' ? undefined : meaning
}
