import { expect, it } from 'vitest'
import { hasEngine } from './hasEngine.js'

it.each([
  ['eng-GB', true],
  ['fra-CA', true],
  ['nld-NL', false],
])('%s has an engine: %s', (code, has) => {
  expect(hasEngine(code)).toBe(has)
})
