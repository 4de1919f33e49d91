import fc from 'fast-check'
import { createForm } from 'final-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AsyncCheck, createChecks } from './createChecks.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const taken = (value: string) => (value.endsWith('taken') ? ('alreadyExists' as const) : undefined)

describe('checks on a server', () => {
  it('F-021± ask after a rest of 400 ms, not before', async () => {
    const run = vi.fn(async () => undefined)
    const checks = createChecks({ name: { run, onFailure: 'valid' } })
    checks.watch({ name: 'a' })
    await vi.advanceTimersByTimeAsync(399)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('ask once about a value, and never again', async () => {
    const run = vi.fn(async (value: string) => taken(value))
    const checks = createChecks({ name: { run, onFailure: 'valid' } })
    await checks.settle({ name: 'taken' })
    await checks.settle({ name: 'free' })
    await checks.settle({ name: 'taken' })
    expect(run).toHaveBeenCalledTimes(2)
    expect(checks.errors({ name: 'taken' })).toEqual({ name: 'alreadyExists' })
    expect(checks.errors({ name: 'free' })).toEqual({})
  })

  it.each([
    ['valid', undefined],
    ['incorrectEmail', 'incorrectEmail'],
  ] as const)('count as %s when they fail and the form says so', async (onFailure, expected) => {
    const checks = createChecks({ email: { run: () => Promise.reject(new Error('down')), onFailure } })
    await checks.settle({ email: 'a@b.co' })
    expect(checks.errors({ email: 'a@b.co' }).email).toBe(expected)
    expect(checks.isChecking('email')).toBe(false)
  })

  it('F-005 that could not be made are made again when the form is sent again', async () => {
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('down'))
    const checks = createChecks({ email: { run, onFailure: 'incorrectEmail' } })
    await checks.settle({ email: 'a@b.co' })
    checks.watch({ email: 'a@b.co' })
    expect(run).toHaveBeenCalledOnce()
    expect(checks.errors({ email: 'a@b.co' })).toEqual({ email: 'incorrectEmail' })
    await checks.settle({ email: 'a@b.co' })
    expect(run).toHaveBeenCalledTimes(2)
    expect(checks.errors({ email: 'a@b.co' })).toEqual({})
  })

  it('abort outdated requests', async () => {
    const signals: AbortSignal[] = []
    const run: AsyncCheck['run'] = (_value, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    }
    const checks = createChecks({ name: { run, onFailure: 'valid' } })
    checks.watch({ name: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    checks.watch({ name: 'b' })
    expect(signals[0]?.aborted).toBe(true)
    expect(checks.isChecking('name')).toBe(true)
    checks.stop()
    expect(checks.isChecking('name')).toBe(false)
  })

  it('F-020 in 1,000 random interleavings: no wrong state, no invalid submit', async () => {
    const outcome = await interleave(1000)
    expect(outcome).toEqual({ wrongStates: 0, invalidSubmits: 0, submits: expect.any(Number) })
    expect(outcome.submits).toBeGreaterThan(200)
  })
})

type Step = { field: string; value: string; wait: number }
type Outcome = { wrongStates: number; invalidSubmits: number; submits: number }

/** Changes three fields at random while answers come late and out of order, then submits, in virtual time. */
async function interleave(trials: number): Promise<Outcome> {
  const fields = ['a', 'b', 'c']
  const steps = fc.array(
    fc.record({
      field: fc.constantFrom(...fields),
      value: fc.constantFrom('x', 'y', 'z', 'x-taken', 'y-taken'),
      wait: fc.integer({ min: 0, max: 60 }),
    }),
    { minLength: 3, maxLength: 8 },
  )
  const delay = fc.array(fc.integer({ min: 5, max: 95 }), { minLength: 40, maxLength: 40 })
  const outcome: Outcome = { wrongStates: 0, invalidSubmits: 0, submits: 0 }
  for (const [changes, delays] of fc.sample(fc.tuple(steps, delay), { numRuns: trials, seed: 42 })) {
    await trial(fields, changes, delays, outcome)
  }
  return outcome
}

async function trial(fields: string[], changes: Step[], delays: number[], outcome: Outcome) {
  let asked = 0
  const check: AsyncCheck = {
    pauseMilliseconds: 10,
    onFailure: 'valid',
    run: async (value) => {
      await new Promise((resolve) => setTimeout(resolve, delays[asked++ % delays.length]))
      return taken(value)
    },
  }
  const checks = createChecks(Object.fromEntries(fields.map((field) => [field, check])))
  const judge = (values: Record<string, string>) => {
    checks.watch(values)
    return checks.errors(values)
  }
  const form = createForm<Record<string, string>>({
    initialValues: Object.fromEntries(fields.map((field) => [field, 'start'])),
    validate: judge,
    onSubmit: (values) => {
      outcome.submits++
      if (Object.values(values).some(taken)) outcome.invalidSubmits++
    },
  })
  checks.subscribe(() => form.setConfig('validate', (values) => judge(values)))
  for (const field of fields) form.registerField(field, () => {}, { value: true, error: true })
  for (const { field, value, wait } of changes) {
    form.change(field, value)
    await vi.advanceTimersByTimeAsync(wait)
  }
  const settled = checks.settle(form.getState().values)
  await vi.advanceTimersByTimeAsync(500)
  await settled
  await form.submit()
  const { values, errors } = form.getState()
  for (const field of fields) if (errors?.[field] !== taken(values?.[field] ?? '')) outcome.wrongStates++
  checks.stop()
}
