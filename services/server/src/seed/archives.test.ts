import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyze, importGrammar, match } from '@saywright/grammar'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleModels } from '../domains/onboarding/sampleProject.js'
import { apiDescription, converted, example, template } from './archives.js'
import { lampsGrammar } from './grammars.js'
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

it('an archive is always the same', async () => {
  const entries = template('lamps', lampsGrammar)
  const bytes = await whole(tarGz(entries))
  expect(bytes.equals(await whole(tarGz(entries)))).toBe(true)
})

it.each([
  ['jsgf', /^#JSGF/],
  ['srgs-abnf', /^#ABNF/],
  ['srgs-xml', /^<\?xml/],
] as const)('%s holds the grammar that it names', (format, start) => {
  const [entry] = converted('lamps', lampsGrammar, format)
  const text = Buffer.from(entry!.bytes).toString()
  expect(text).toMatch(start)
  const { text: bnf, problems } = importGrammar(text, format)
  expect(problems).toEqual([])
  expect(match(analyze(bnf).compiled, 'turn on the lamp').matched).toBe(true)
})

it('the description of the calls names each of them', () => {
  const [reference] = apiDescription()
  expect(Object.keys(JSON.parse(Buffer.from(reference!.bytes).toString()).paths).length).toBeGreaterThan(100)
})
