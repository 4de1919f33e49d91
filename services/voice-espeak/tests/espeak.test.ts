import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
let child: ReturnType<typeof start>

function start() {
  const started = spawn(process.execPath, ['--import', tsx, main], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]()
  return {
    started,
    async ask(line: string) {
      started.stdin.write(`${line}\n`)
      return JSON.parse((await lines.next()).value ?? 'null')
    },
  }
}

beforeAll(() => {
  child = start()
})

afterAll(() => {
  child.started.kill('SIGKILL')
})

it('gives the phonemes of each word in its language', async () => {
  const request = { id: 7, op: 'phonemes', lang: 'fr-FR', words: ['éteins', 'minuteur'] }
  expect(await child.ask(JSON.stringify(request))).toEqual({
    id: 7,
    ok: true,
    phonemes: [
      { word: 'éteins', ipa: 'e_t_ˈɛ̃' },
      { word: 'minuteur', ipa: 'm_i_n_y_t_ˈœ_ʁ' },
    ],
  })
  const english = { id: 8, op: 'phonemes', lang: 'en-US', words: ['saywright'] }
  expect((await child.ask(JSON.stringify(english))).phonemes).toEqual([
    { word: 'saywright', ipa: 's_ˈeɪ_ɹ_aɪ_t' },
  ])
})

it('speaks: a slower rate gives a longer recording that is not silent', async () => {
  const speak = (rate: number) =>
    child.ask(JSON.stringify({ id: rate, op: 'speak', lang: 'en-US', text: 'Open the garage door.', rate }))
  const [fast, slow] = [await speak(250), await speak(100)]
  const samples = (response: { pcm: string }) => {
    const bytes = Buffer.from(response.pcm, 'base64')
    return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  }
  expect(fast.sampleRate).toBe(22_050)
  expect(samples(slow).length).toBeGreaterThan(samples(fast).length * 1.5)
  expect(Math.max(...samples(fast))).toBeGreaterThan(5000)
})

it('lists the voices of the six languages of the demonstrations', async () => {
  const { voices } = await child.ask(JSON.stringify({ id: 1, op: 'voices' }))
  const spoken = new Set(voices.flatMap((voice: { languages: string[] }) => voice.languages))
  expect(['en-us', 'fr', 'de', 'es', 'it', 'nl'].filter((language) => !spoken.has(language))).toEqual([])
})

it.each([
  ['not json', { id: null, ok: false, code: 'unreadable' }],
  [
    '{"id":1,"op":"speak","lang":"en-US","text":"a","rate":9000}',
    { id: null, ok: false, code: 'unreadable' },
  ],
  [
    '{"id":2,"op":"phonemes","lang":"qq-QQ","words":["a"]}',
    { id: 2, ok: false, code: 'language_unavailable' },
  ],
  [
    '{"id":3,"op":"speak","lang":"en-US","voice":"nobody","text":"a"}',
    { id: 3, ok: false, code: 'voice_unavailable' },
  ],
])('answers %s with a failure and lives on', async (line, response) => {
  expect(await child.ask(line)).toEqual(response)
  expect((await child.ask('{"id":9,"op":"voices"}')).ok).toBe(true)
})

it('ends when its input is closed', async () => {
  const other = start()
  await other.ask('{"id":1,"op":"voices"}')
  other.started.stdin.end()
  expect(await once(other.started, 'exit')).toEqual([0, null])
})
