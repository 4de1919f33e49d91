import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleModels } from '../domains/onboarding/sampleProject.js'
import { example, installer } from './archives.js'
import { tarGz } from './tarGz.js'
import { zip } from './zip.js'

async function whole(pieces: AsyncIterable<Uint8Array>) {
  const read: Uint8Array[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read)
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Has the ordinary program take everything out of an archive. */
function unpack(bytes: Uint8Array, program: string, option: string) {
  writeFileSync(join(folder, 'archive'), bytes)
  execFileSync(program, [option, 'archive'], { cwd: folder })
}

it.each([
  ['tar', '-xzf', tarGz],
  ['unzip', '-q', zip],
] as const)('%s unpacks an archive', async (program, option, archive) => {
  const entries = await example(sampleModels[0])
  unpack(await whole(archive(entries)), program, option)
  expect(entries.length).toBe(3)
  for (const { path, bytes } of entries)
    expect(readFileSync(join(folder, path)).equals(Buffer.from(bytes))).toBe(true)
})

it('an installer for Linux is a script that can be run, and its archive always the same', async () => {
  const bytes = await whole(tarGz(installer('linux', '6.1.4')))
  expect(bytes.equals(await whole(tarGz(installer('linux', '6.1.4'))))).toBe(true)
  unpack(bytes, 'tar', '-xzf')
  const env = { ...process.env, XDG_DATA_HOME: folder }
  execFileSync('sh', ['install.sh', 'https://studio.example.com'], { cwd: folder, env })
  const entry = readFileSync(join(folder, 'applications/voice-studio.desktop'), 'utf8')
  expect(entry).toContain('Exec=xdg-open https://studio.example.com\n')
})
