import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { aFolder, lamps, runHere } from '../testing/aTerminal.js'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const crlf = lamps.replaceAll('\n', '\r\n')
const untidy = (text: string) => text.replace('<main>: ', '<main>:   ')

const folder = aFolder({
  'tidy.bnf': `\uFEFF${crlf}`,
  'untidy.bnf': `\uFEFF${untidy(crlf)}`,
  'carriage.bnf': lamps.replaceAll('\n', '\r').replace('\r<main>', '\r// why\r<main>'),
  'wide.bnf': utf16(untidy(lamps)),
  'latin.bnf': latin(lamps.replace('please', 'dés')),
  'latin.jsgf': latin('#JSGF V1.0 ISO-8859-1 fr;\ngrammar t;\npublic <a> = éteins;\n'),
  'unknown.jsgf': latin('#JSGF V1.0 latin-99 fr;\ngrammar t;\npublic <a> = éteins;\n'),
  'slots.json': '\uFEFF{ "room": ["kitchen"] }',
})
afterAll(() => folder.remove())
const run = (words: string, input?: Uint8Array) =>
  runHere(words.split(' '), { folder: folder.path, ...(input && { input }) })
const bytesOf = (name: string) => readFileSync(join(folder.path, name))

it('passes a tidy file with CRLF or CR and a byte order mark', async () => {
  expect(await run('format --check tidy.bnf carriage.bnf')).toMatchObject({ code: 0, output: '' })
  expect((await run('lint carriage.bnf')).code).toBe(0)
})

it('keeps encoding, line ends and byte order mark of what it formats', async () => {
  expect((await run('format --write untidy.bnf wide.bnf')).code).toBe(0)
  expect(bytesOf('untidy.bnf').equals(bytesOf('tidy.bnf'))).toBe(true)
  expect(bytesOf('wide.bnf').equals(utf16(lamps))).toBe(true)
})

it('reads the encoding that a grammar declares', async () => {
  const { code, output } = await run('convert latin.jsgf --to bnf')
  expect(output).toContain('<a>: éteins;')
  expect(code).toBe(0)
  expect((await run('convert - --to bnf', bytesOf('latin.jsgf'))).output).toContain('<a>: éteins;')
})

it('rejects bytes that are not text, with their position', async () => {
  expect(await run('lint latin.bnf')).toMatchObject({
    ...{ code: 2, output: '' },
    told: expect.stringContaining(
      `latin.bnf is no text in utf-8: byte ${lamps.indexOf('please') + 1} is not valid.`,
    ),
  })
  expect((await run('convert unknown.jsgf --to bnf')).told).toContain('declares the encoding “latin-99”')
})

it('reads values of slots behind a byte order mark', async () => {
  expect((await run('count tidy.bnf --slots slots.json')).output).toBe('8\n')
})
