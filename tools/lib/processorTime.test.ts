import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { begunBy, watchProcessorTime } from './processorTime.ts'

const stat = (pid: number, parent: number, session: number) => ({ pid, parent, session, seconds: 1 })

it('follows processes in other sessions, even after their parent is gone', () => {
  const shell = stat(2, 1, 2)
  const origin = stat(3, 2, 2)
  const sibling = stat(4, 2, 2)
  const browser = stat(5, 3, 5)
  const page = stat(6, 1, 5)
  const stranger = stat(7, 1, 7)
  const all = [shell, origin, sibling, browser, page, stranger]
  expect(begunBy(3, all, new Set()).map(({ pid }) => pid)).toEqual([5, 6])
  expect(begunBy(3, [shell, origin, page], new Set([5])).map(({ pid }) => pid)).toEqual([6])
})

it.runIf(existsSync('/proc/self/stat'))('counts the work of a process that is over', async () => {
  const seconds = watchProcessorTime()
  const busy = 'while (process.cpuUsage().user < 600_000);'
  await once(spawn(process.execPath, ['-e', busy]), 'exit')
  expect(seconds()).toBeGreaterThan(0.2)
})
