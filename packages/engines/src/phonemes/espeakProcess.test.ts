import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@saywright/api/contract'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createEspeakProcess } from './espeakProcess.js'

const folder = mkdtempSync(join(tmpdir(), 'espeak-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

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

/** Lets so many seconds pass between two looks at the clock. */
function passBetweenLooks(seconds: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += seconds * 1000
    return now
  })
}

it.each([
  { pronounced: 'few', seconds: 1, failure: { code: 'busy', details: { retryAfterSeconds: 5 } } },
  { pronounced: 'many', seconds: 0.1, failure: { code: 'grammar_too_large' } },
])('when the time is over and $pronounced words are pronounced, says $failure.code', async (slow) => {
  const espeak = createEspeakProcess([process.execPath, program])
  passBetweenLooks(slow.seconds)
  const words = Array.from({ length: 2000 }, (_, at) => `word${at}`)
  await expect(espeak.ipaOf('en-US', words)).rejects.toMatchObject(slow.failure)
  await espeak.close()
})

it('asked again after the time was over, goes on where it was', async () => {
  const espeak = createEspeakProcess([process.execPath, program])
  passBetweenLooks(1)
  const words = Array.from({ length: 7 * most }, (_, at) => `word${at}`)
  await expect(espeak.ipaOf('en-US', words)).rejects.toMatchObject({ code: 'busy' })
  expect((await espeak.ipaOf('en-US', words)).size).toBe(words.length)
  await espeak.close()
})

it('a process that is ended for its slowness says busy, and not that words cannot be said', async () => {
  const silent = join(folder, 'silent.mjs')
  writeFileSync(silent, 'process.stdin.resume()')
  const espeak = createEspeakProcess([process.execPath, silent])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = [espeak.ipaOf('en-US', ['go']), espeak.speak({ lang: 'en-US', text: 'Go.' })]
  const answers = Promise.allSettled(asked)
  vi.runAllTimers()
  vi.useRealTimers()
  const busy = { status: 'rejected', reason: { code: 'busy' } }
  expect(await answers).toMatchObject([busy, busy])
})

it('asks nothing for anyone who left, and ends a process that goes on for them: the others get another', async () => {
  const log = join(folder, 'asked.txt')
  const hanging = join(folder, 'hangs.mjs')
  writeFileSync(
    hanging,
    `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, words } = JSON.parse(line)
  appendFileSync(${JSON.stringify(log)}, words[0] + '\\n')
  if (words[0] === 'long') for (;;) {}
  console.log(JSON.stringify({ id, ok: true, phonemes: words.map((word) => ({ word, ipa: word })) }))
})`,
  )
  const espeak = createEspeakProcess([process.execPath, hanging])
  const gone = new AbortController()
  const asked = () => readFileSync(log, 'utf8').trim().split('\n')
  const [long, waiting] = ['long', 'waiting'].map((word) => espeak.ipaOf('en-US', [word], gone.signal))
  const other = espeak.ipaOf('en-US', ['other'])
  await vi.waitFor(() => expect(asked()).toEqual(['long']))
  gone.abort()
  for (const left of [long, waiting]) await expect(left).rejects.toMatchObject({ code: 'caller_gone' })
  expect([...(await other)]).toEqual([['other', 'other']])
  expect(asked()).toEqual(['long', 'other'])
  await espeak.close()
})
