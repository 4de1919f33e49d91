import { afterEach, expect, it, vi } from 'vitest'
import { sourceState } from './build.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('builds again when the brand has changed', () => {
  const before = sourceState()
  vi.stubEnv('VITE_SAYWRIGHT_NAME', 'Halden')
  const named = sourceState()
  vi.stubEnv('VITE_SAYWRIGHT_NAME', 'Halden Voice')
  expect(new Set([before, named, sourceState()]).size).toBe(3)
})

it('builds nothing for settings that only the server reads', () => {
  const before = sourceState()
  vi.stubEnv('SAYWRIGHT_MODE', 'production')
  expect(sourceState()).toBe(before)
})
