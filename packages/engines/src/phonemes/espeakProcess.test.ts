import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@saywright/api/contract'
import { afterAll, expect, it } from 'vitest'
import { createEspeakProcess } from './espeakProcess.js'

const folder = mkdtempSync(join(tmpdir(), 'espeak-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Pronounces every word as the number of words that it was asked about together. */
const program = join(folder, 'counts.mjs')
writeFileSync(
  program,
  `import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, words } = JSON.parse(line)
  const phonemes = words.map((word) => ({ word, ipa: String(words.length) }))
  console.log(JSON.stringify({ id, ok: true, phonemes }))
})`,
)

const most = limits.wordsPronouncedAtOnce
it.each([
  [most, [[String(most), most]]],
  [
    most + 1,
    [
      [String(most), most],
      ['1', 1],
    ],
  ],
])('asks about %i words in questions of a limited size', async (count, together) => {
  const espeak = createEspeakProcess([process.execPath, program])
  const words = Array.from({ length: count }, (_, at) => `word${at}`)
  const spoken = [...(await espeak.ipaOf('en-US', words)).values()]
  await espeak.close()
  const sizes = [...new Set(spoken)].map((size) => [size, spoken.filter((one) => one === size).length])
  expect(sizes).toEqual(together)
})
