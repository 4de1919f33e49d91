import { describe, expect, it } from 'vitest'
import { waitFaults } from './waits.ts'

describe('what a busy machine breaks', () => {
  it.each([
    'await expect.poll(jobs, { timeout: 10_000 }).toBe(2)',
    "await canvas.findByRole('alert', {}, { timeout: 5000 })",
    'expect(Date.now() - began).toBeLessThan(10_000)',
    'expect(performance.now() - began).toBeLessThanOrEqual(most)',
    'const seconds = (performance.now() - begun) / 1000\nexpect(seconds).toBeLessThan(60)',
  ])('finds %s', (text) => expect(waitFaults(text)).toHaveLength(1))

  it.each([
    'await expect.poll(jobs).toBe(2)',
    'await expect(text).toBeVisible({ timeout: 60_000 })',
    "gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },",
    'expect(Date.now() - sent).toBeGreaterThan(1900)',
    'const seconds = (performance.now() - begun) / 1000\nconsole.log(seconds)',
    'expect(width).toBeLessThan(60)',
  ])('accepts %s', (text) => expect(waitFaults(text)).toEqual([]))
})
