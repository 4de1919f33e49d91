import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServices } from './services.ts'

it('makes a data folder that no other account may enter', () => {
  const home = mkdtempSync(join(tmpdir(), 'saywright-services-'))
  const folder = join(home, 'data')
  startServices([], { SAYWRIGHT_DATA_DIR: folder })
  const paths = [folder, ...readdirSync(folder).map((name) => join(folder, name))]
  expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  rmSync(home, { recursive: true })
})
