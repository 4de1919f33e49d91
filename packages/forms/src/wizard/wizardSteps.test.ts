import { describe, expect, it, test, vi } from 'vitest'
import { presentSteps, startStep, stepBeside, type WizardStep } from './wizardSteps.js'
import { wizardStore } from './wizardStore.js'

type Values = { languages: boolean; title: string }
const step = (id: string, more: Partial<WizardStep<Values>> = {}): WizardStep<Values> => ({
  id,
  label: id,
  title: id,
  draw: () => null,
  ...more,
})
const steps = [
  step('profile', { isSkipped: true }),
  step('useCases'),
  step('languages', { isAbsent: ({ languages }) => !languages }),
  step('details', { isReady: ({ title }) => title !== '' }),
  step('end', { isEnd: true }),
]
const values = { languages: true, title: '' }
const none = { languages: false, title: '' }

describe('the steps of a wizard', () => {
  it('F-031 leave out what the values do not have', () => {
    expect(presentSteps(steps, none).map(({ id }) => id)).toEqual(['profile', 'useCases', 'details', 'end'])
    expect(presentSteps(steps, values)).toHaveLength(5)
  })

  test.each([
    ['useCases', 1, values, 'languages'],
    ['useCases', 1, none, 'details'],
    ['details', -1, values, 'languages'],
    ['details', -1, none, 'useCases'],
    ['useCases', -1, values, undefined],
    ['end', 1, values, undefined],
  ] as const)('K-025 K-026 from %s by %i', (from, distance, given, expected) =>
    expect(stepBeside(steps, given, from, distance)?.id).toBe(expected),
  )

  test.each([
    [undefined, 'useCases'],
    ['languages', 'languages'],
    ['end', 'details'],
    ['profile', 'useCases'],
    ['gone', 'useCases'],
  ])('stored at %s begin at %s', (stored, expected) =>
    expect(startStep(steps, values, stored)?.id).toBe(expected),
  )
})

describe('a store in the browser', () => {
  const isValues = (given: unknown): given is Values =>
    typeof given === 'object' && given !== null && 'title' in given
  const storageOf = (text: string | null) => ({
    getItem: vi.fn(() => text),
    setItem: vi.fn(),
    removeItem: vi.fn(),
  })

  it('returns what was stored, and nothing once it is cleared', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }
    const store = wizardStore(() => storage, 'wizard', isValues)
    store.write({ step: 'details', values })
    expect(store.read()).toEqual({ step: 'details', values })
    store.clear()
    expect(store.read()).toBeUndefined()
  })

  test.each(['{', 'null', '7', '{"step":7,"values":{"title":""}}', '{"step":"details","values":{}}'])(
    'reads nothing from %s',
    (text) => expect(wizardStore(() => storageOf(text), 'wizard', isValues).read()).toBeUndefined(),
  )

  it('keeps nothing where the browser forbids it', () => {
    const forbidden = wizardStore(
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
      'wizard',
      isValues,
    )
    expect(() => forbidden.write({ step: 'details', values })).not.toThrow()
    expect(forbidden.read()).toBeUndefined()
    expect(() => forbidden.clear()).not.toThrow()
  })
})
