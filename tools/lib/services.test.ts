import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtServices, startServices } from './services.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'saywright-services-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(home, { recursive: true })
})

it('makes a data folder that no other account may enter', () => {
  const folder = join(home, 'data')
  startServices([], { SAYWRIGHT_DATA_DIR: folder })
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))]
  expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
})

it('continues without voice, and starts it again', () => {
  expect(builtServices.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual(['voice'])
})

describe('a service that the product continues without', () => {
  const pace = {
    startMilliseconds: 0,
    stableMilliseconds: 60_000,
    pauseMilliseconds: 1,
    longestPauseMilliseconds: 4,
  }

  /** Starts a program that notes its process and then does something, and says how often it ran. */
  function keep(then: string, changes: Partial<typeof pace> = {}) {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const log = join(home, 'log')
    const program = join(home, 'program.mjs')
    writeFileSync(
      program,
      `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(log)}, process.pid + '\\n')\n${then}`,
    )
    const { ended, stop } = startServices(
      [{ name: 'voice', args: [program], isKept: true }],
      { SAYWRIGHT_DATA_DIR: home, PATH: process.env.PATH },
      { ...pace, ...changes },
    )
    const processes = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').map(Number) : [])
    const sentences = () => said.mock.calls.map(([sentence]) => String(sentence))
    return { ended, stop, processes, sentences }
  }

  it('is started again when it is killed, and not when the product stops', async () => {
    const { ended, stop, processes, sentences } = keep('setInterval(() => {}, 1000)')
    await expect.poll(processes).toHaveLength(1)
    process.kill(processes()[0]!, 'SIGKILL')
    await expect.poll(processes).toHaveLength(2)
    expect(sentences()).toEqual([
      'saywright: the voice service has ended (SIGKILL) and is started again in 0.001 s.',
    ])
    await stop()
    expect(processes()).toHaveLength(2)
    expect(await Promise.race([ended, 'still running'])).toBe('still running')
  })

  it('is restarted indefinitely with increasing delays', async () => {
    const { ended, stop, sentences } = keep('process.exit(7)')
    await expect.poll(() => sentences().length, { timeout: 50_000 }).toBeGreaterThan(4)
    const pauses = sentences().map(
      (sentence) => /status 7\) and is started again in ([\d.]+) s\.$/.exec(sentence)?.[1],
    )
    expect(pauses.slice(0, 5)).toEqual(['0.001', '0.002', '0.004', '0.004', '0.004'])
    expect(await Promise.race([ended, 'still running'])).toBe('still running')
    await stop()
  }, 60_000)

  it('is started again quickly when it had run for long', async () => {
    const { stop, sentences } = keep('process.exit(7)', { stableMilliseconds: 0 })
    await expect.poll(() => sentences().length, { timeout: 50_000 }).toBeGreaterThan(3)
    expect(new Set(sentences())).toEqual(
      new Set(['saywright: the voice service has ended (status 7) and is started again in 0.001 s.']),
    )
    await stop()
  }, 60_000)

  it('ends the product when it cannot start at all', async () => {
    const { ended, sentences } = keep('process.exit(1)', { startMilliseconds: 600_000 })
    expect(await ended).toEqual({ name: 'voice', status: 1 })
    expect(sentences()).toEqual([])
  })
})
