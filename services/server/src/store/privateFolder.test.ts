import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleServer, startChild } from '../../tests/support/childServer.js'
import { temporaryFolder } from '../../tests/support/testServer.js'

const home = temporaryFolder()
beforeAll(bundleServer)
afterAll(() => rmSync(home, { recursive: true, force: true }))

const openToOthers = (path: string) => (statSync(path).mode & 0o077) !== 0

it.each([
  ['made by the server', () => {}],
  ['found open to everyone', (folder: string) => mkdirSync(folder, { mode: 0o755 })],
])('keeps other accounts of the machine out of a data folder %s', async (how, prepare) => {
  const folder = join(home, how.replaceAll(' ', '-'))
  prepare(folder)
  const { child, url, ended } = startChild({ SAYWRIGHT_DATA_DIR: folder })
  await url
  child.kill('SIGTERM')
  await ended
  const entries = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  expect(entries).toContain(join(folder, 'saywright.db'))
  expect([folder, ...entries].filter(openToOthers)).toEqual([])
})
