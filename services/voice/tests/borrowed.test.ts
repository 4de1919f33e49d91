import { fileURLToPath } from 'node:url'
import { createPico } from '@saywright/engines/pico'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFlite } from './support/createFlite.js'
import { encodeWav } from './support/encodeWav.js'
import { startVoiceProcess, token, type VoiceProcess } from './support/startVoiceProcess.js'

const pico = createPico({ folder: fileURLToPath(new URL('../data/pico/', import.meta.url)) })
let voice: VoiceProcess

beforeAll(async () => {
  voice = await startVoiceProcess()
})
afterAll(async () => {
  await Promise.all([voice.stop(), pico.close()])
})

const spoken = async (lang: string, text: string) => {
  const said = await pico.speak({ lang, text })
  return encodeWav(said?.samples ?? new Int16Array(), said?.sampleRate ?? 0)
}
const grammarOf = (choices: readonly string[]) =>
  `#JSGF V1.0 UTF-8; grammar g; public <s> = ${choices.join(' | ')};`

it.each([
  [
    'de-DE',
    'en-us',
    ['öffne die Tür', 'schließe das Fenster', 'Heizung höher stellen'],
    'starte die Waschmaschine',
  ],
  ['es-ES', 'fr-fr', ['abre la puerta', 'cierra la ventana', 'sube la temperatura'], 'llévame a casa'],
  ['it-IT', 'fr-fr', ['apri la porta', 'chiudi la finestra', 'che ore sono'], 'mescola la lista'],
] as const)('%s is recognized by the sounds of %s', async (lang, model, choices, other) => {
  const jsgf = grammarOf(choices)
  for (const sentence of choices) {
    const heard = await voice.recognize({ lang, jsgf, audio: await spoken(lang, sentence) })
    expect(heard).toMatchObject({
      rejected: false,
      hypotheses: [{ text: sentence }],
      quality: 'borrowed',
      scoring_version: 7,
      engine: { model },
    })
  }
  const heard = await voice.recognize({ lang, jsgf, audio: await spoken(lang, other) })
  expect(heard).toMatchObject({ rejected: true, quality: 'borrowed' })
})

it('a region is recognized like its language, with its dictionary', async () => {
  const flite = await createFlite()
  const audio = await flite.speak('slt', 'open the garage door')
  await flite.close()
  const jsgf = grammarOf(['open the garage door', 'close the window'])
  expect(await voice.recognize({ lang: 'en-GB', jsgf, audio })).toMatchObject({
    rejected: false,
    hypotheses: [{ text: 'open the garage door' }],
    quality: 'basic',
    engine: { model: 'en-us' },
  })
})

const tone = encodeWav(
  Int16Array.from({ length: 16_000 }, (_, at) => 8000 * Math.sin(at / 6)),
  16_000,
)
const refusalOf = async (lang: string, jsgf: string) => {
  const response = await voice.post({ lang, jsgf, audio: tone })
  return { status: response.status, body: await response.json() }
}

it('a grammar that is too large for borrowed sounds is refused, and taken where the sounds are its own', async () => {
  const jsgf = grammarOf(
    Array.from({ length: 51 }, (_, at) => 'puerta'.concat('taronimelu'.slice(at % 10), 'sa'.repeat(at % 7))),
  )
  expect(await refusalOf('es-ES', jsgf)).toMatchObject({
    status: 422,
    body: { code: 'borrowed_grammar_too_large', errors: { choices: '51' } },
  })
  expect((await refusalOf('fr-FR', jsgf)).status).toBe(200)
})

it('names the words of a script that espeak only spells out', async () => {
  expect(await refusalOf('ja-JP', grammarOf(['電気', 'ドア']))).toMatchObject({
    status: 422,
    body: { code: 'pronunciation_missing', errors: { words: '電気' } },
  })
})

it('reports borrowed languages as unavailable without espeak', async () => {
  const other = await startVoiceProcess({ VOICE_ESPEAK: '/nowhere/main.js' })
  const response = await fetch(`${other.url}/v1/engines`, { headers: { Authorization: `Bearer ${token}` } })
  const { engines } = await response.json()
  await other.stop()
  const of = (lang: string) =>
    engines[0].languages.find((language: { lang: string }) => language.lang === lang)
  expect(of('es-ES')).toMatchObject({ quality: 'unavailable', reason: 'process_missing' })
  expect(of('en-US')).toMatchObject({ quality: 'good' })
})

it('every supported language can be pronounced', async () => {
  const response = await fetch(`${voice.url}/v1/engines`, { headers: { Authorization: `Bearer ${token}` } })
  const { engines } = await response.json()
  const languages: { lang: string; quality: string }[] = engines[0].languages
  expect(languages.length).toBeGreaterThan(70)
  // For a sign that is a word, espeak says in Japanese that it is a sign.
  const wordIn = (lang: string) =>
    lang.startsWith('ja')
      ? 'ドア'
      : new Intl.DateTimeFormat(lang, { month: 'long' }).format(new Date(2026, 0, 5))
  for (const { lang } of languages) {
    const pronounced = await fetch(`${voice.url}/v1/phonemes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ lang, words: [{ word: wordIn(lang) }] }),
    })
    const { words } = await pronounced.json()
    expect(words[0]?.pronunciations, lang).toContainEqual(expect.objectContaining({ recognized: true }))
  }
})
