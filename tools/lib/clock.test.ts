import { expect, it } from 'vitest'
import { isTenthDue } from './clock.ts'

const began = 1_764_000_000
const after = (minutes: number) => (began + minutes * 60) * 1000

it('leaves the tenth out once CI has run for an hour', () => {
  expect([0, 30, 60].map((minutes) => isTenthDue(after(minutes), String(began)))).toEqual([true, true, true])
  expect(isTenthDue(after(61), String(began))).toBe(false)
})

it('has no clock outside of CI', () => {
  expect(isTenthDue(after(600), '')).toBe(true)
})
