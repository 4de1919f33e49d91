import { expect, it, vi } from 'vitest'
import { limits } from '../contract/limits.js'
import { createErrorReporter, type ErrorReport } from './errorReporter.js'

function aReporter() {
  const sent: ErrorReport[] = []
  const report = createErrorReporter({
    send: async (error) => sent.push(error),
    context: () => ({ url: '/projects', version: '6.1.4' }),
  })
  return { sent, report }
}

it('A-036 L-042 reports the same stack once', () => {
  const { sent, report } = aReporter()
  const error = new Error('x is undefined')
  expect([report(error), report(error), report(new Error('other'))]).toEqual([true, false, true])
  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({
    stacktrace: expect.stringContaining('x is undefined'),
    url: '/projects',
    version: '6.1.4',
  })
})

it('L-042 remembers 1000 errors and forgets the oldest', () => {
  const { sent, report } = aReporter()
  for (let i = 0; i < limits.reportedErrors; i++) report(`error ${i}`)
  expect(report('error 0')).toBe(false)
  report('one more')
  expect(report('error 1')).toBe(false)
  expect(report('error 0')).toBe(true)
  expect(sent).toHaveLength(1002)
})

it('never fails itself, and truncates long reports', async () => {
  const send = vi.fn(() => Promise.reject(new Error('offline')))
  const report = createErrorReporter({ send })
  expect(report('x'.repeat(50_000))).toBe(true)
  expect(report('  ')).toBe(false)
  await Promise.resolve()
  expect(send).toHaveBeenCalledWith({ stacktrace: 'x'.repeat(20_000) })
})
