import { createVoiceCommandModel, limits, recognize } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aProject, apiFailureOf } from '../../tests/support/people.js'
import { startTestServer } from '../../tests/support/testServer.js'
import { toneWav } from '../../tests/support/wav.js'
import { createGrammars, type Grammars } from './grammars.js'

const grammarOf = (body: string, more = '') =>
  `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n<main>: ${body};\n${more}`

let grammars: Grammars
beforeAll(() => {
  // Enough for a busy machine: the timeout has a test of its own.
  grammars = createGrammars({ ...limits, grammarMaxMilliseconds: 120_000 })
})
afterAll(() => grammars.close())

const asker = (accountId = 1) => ({ accountId, signal: new AbortController().signal })

const prepare = (source: string, account = 1) =>
  grammars.prepare(asker(account), { language: 'eng-US', source, slots: {}, imports: [] }, 'en-US')

// Each takes a second or so to analyze; about 490 kB.
const heavy = [
  grammarOf('yes', '!pronounce yes PRONAS "yas";\n'.repeat(17_000)),
  grammarOf(`a${'|a'.repeat(240_000)}`),
  grammarOf('(]'.repeat(245_000)),
  grammarOf('go '.repeat(160_000)),
]

it('keeps responding while four large grammars of four accounts are analyzed', async () => {
  await prepare(grammarOf('warm'))
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  const outcomes = await Promise.allSettled(heavy.map((source, index) => prepare(source, index)))
  clearInterval(timer)
  expect(outcomes).toHaveLength(4)
  // On the main thread they would leave room for one between two of them.
  expect(ticks).toBeGreaterThan(40)
})

it('ends a thread that takes too long, and reads the next grammar in another', async () => {
  const hasty = createGrammars({ ...limits, grammarMaxMilliseconds: 200 })
  const read = (source: string) =>
    hasty.prepare(asker(), { language: 'eng-US', source, slots: {}, imports: [] }, 'en-US').then(
      ({ jsgf }) => jsgf,
      ({ code }) => code,
    )
  expect(await read(grammarOf(`a${'|b [c]'.repeat(80_000)}`))).toBe('grammar_too_large')
  await expect.poll(() => read(grammarOf('open | close')), { timeout: 30_000 }).toContain('open | close')
  await hasty.close()
})

it('reports the first error in the requested language', async () => {
  const broken = grammarOf('(yes')
  const failure = await prepare(broken).catch((thrown) => thrown)
  expect(failure.details.errors.grammar).toMatch(/^4:9 This bracket/)
  const french = await grammars
    .prepare(asker(), { language: 'eng-US', source: broken, slots: {}, imports: [] }, 'fr-FR')
    .catch((thrown) => thrown)
  expect(french.details.errors.grammar).toMatch(/^4:9 Cette parenthèse/)
})

it('refuses what no engine is given, with a word for it', async () => {
  const failure = await prepare(grammarOf('go '.repeat(160_000), '!pronounce go PRONAS "goh";')).then(
    ({ jsgf }) => jsgf.length,
    (thrown) => thrown.code,
  )
  expect(failure).toBeGreaterThan(400_000)
  const many = Array.from({ length: 10_001 }, (_, at) => `!pronounce w${at} PRONAS "w";`).join('\n')
  const words = Array.from({ length: 10_001 }, (_, at) => `w${at}`).join(' | ')
  expect(await prepare(grammarOf(words, many)).catch((thrown) => thrown.code)).toBe('grammar_too_large')
})

it('answers a recording with a failure of the contract, whatever the grammar is', async () => {
  const server = await startTestServer()
  const person = await aPerson(server)
  const { id } = await aProject(person)
  for (const [index, grammar] of [...heavy, grammarOf(`a ${'{@ = "";}'.repeat(48_000)}`)].entries()) {
    const { id: modelId } = await person.client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: `M${index}`, language: 'eng-US', grammar },
    })
    const refused = await apiFailureOf(
      person.client.send(recognize, { params: { id, modelId }, body: toneWav(1) }),
    )
    expect(refused.code).toMatch(/^(grammar_has_errors|grammar_too_large|voice_unavailable)$/)
  }
  await server.stopAndForget()
}, 120_000)
