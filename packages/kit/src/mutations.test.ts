import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { KitError, open } from './index.js'
import { archiveOf, exportFiles, resummed } from './testing/anExport.js'

const here = { architecture: 'linux-x64' } as const
const sentence = 'go forward ten meters'
const suite: NonNullable<Parameters<typeof exportFiles>[0]>['suite'] = {
  slots: { distance: ['ten', 'two'] },
  tests: [
    { sentence, expect: 'accept', intent: 'MOVE' },
    { sentence: 'go up', expect: 'refuse' },
  ],
}

const mutations = Number(process.env.SAYWRIGHT_MUTATIONS ?? 300)

/** The same numbers for the same seed (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Bytes of which one place was changed, doubled, cut out, cut off, or filled with foreign content. */
function mutated(bytes: Uint8Array, random: (below: number) => number): Buffer {
  const at = random(bytes.length)
  const end = Math.min(bytes.length, at + 1 + random(40))
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)]
  switch (random(5)) {
    case 0:
      return Buffer.concat([before, Buffer.from(piece.map((byte) => byte ^ (1 << random(8)))), after])
    case 1:
      return Buffer.concat([before, piece, piece, after])
    case 2:
      return Buffer.concat([before, after])
    case 3:
      return Buffer.from(before)
    default:
      return Buffer.concat([before, Buffer.from('{"[]}<>;:0\u0000"'), after])
  }
}

/** The result of an export for a sentence, or the code of its refusal. Anything else fails the test. */
async function resultOf(bytes: Uint8Array): Promise<unknown> {
  try {
    const kit = await open(bytes, here)
    const commands = await kit.commands('Robot')
    expect(commands.tests).toHaveLength(1)
    const meaning = commands.read(sentence)
    const conclusions = commands.test().map(({ conclusion }) => conclusion)
    await kit.close()
    return { meaning, conclusions }
  } catch (error) {
    if (!(error instanceof KitError)) throw error
    expect(error.message).toMatch(/\S{3}.*\.$/s)
    return error.code
  }
}

it(`opens ${mutations} mutations of an export, or reports what is wrong with them`, async () => {
  const archive = await archiveOf(exportFiles({ suite }))
  const tar = gunzipSync(archive)
  const right = await resultOf(archive)
  expect(right).toMatchObject({ meaning: { intent: 'MOVE' }, conclusions: ['passed', 'passed'] })
  const random = randomNumbers(20261129)
  const refused = new Map<unknown, number>()
  for (let count = 0; count < mutations; count++) {
    // The compressed archive, or its content.
    const bytes = count % 2 === 0 ? mutated(archive, random) : gzipSync(mutated(tar, random), { level: 1 })
    const answer = await resultOf(bytes)
    if (typeof answer === 'string') refused.set(answer, (refused.get(answer) ?? 0) + 1)
    // Bytes that are not read may change: a date in the archive, or those behind its end.
    else expect(answer).toEqual(right)
  }
  const total = [...refused.values()].reduce((sum, one) => sum + one, 0)
  expect(total).toBeGreaterThan(mutations / 2)
  if (process.env.SAYWRIGHT_MUTATIONS) console.info(`${mutations} mutations, ${total} refused`, refused)
})

it('opens tampered files with matching checksums whole, or reports what is wrong with them', async () => {
  const random = randomNumbers(7)
  const names = [...exportFiles({ suite }).keys()].filter((path) => path !== 'SHA256SUMS')
  for (let count = 0; count < mutations / 3; count++) {
    const files = exportFiles({ suite })
    const path = names[count % names.length]!
    files.set(path, mutated(files.get(path)!, random))
    await resultOf(await archiveOf(resummed(files)))
  }
})
