import type { Client } from '@saywright/api/client'
import { limits } from '@saywright/api/contract'
import { hostileFiles } from './hostileFiles.js'

/** One request: what it says, and what becomes of it. */
export interface Attack {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: string | Blob | FormData
}

export interface Place {
  readonly projectId: number
  readonly modelId: number
  readonly audioIds: readonly number[]
  readonly testId: number
}

const bodyCharacters = 490_000
const grammarOf = (body: string, more = '') =>
  `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n<main>: ${body};\n${more}`.slice(
    0,
    limits.grammarMaxCharacters,
  )

/** Grammars of nearly the most characters. */
export const grammars: Readonly<Record<string, string>> = {
  'alternatives, 245,000': grammarOf(`a${'|a'.repeat(bodyCharacters / 2)}`),
  'a million derivations': grammarOf(
    '(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)',
  ),
  'brackets, 245,000 deep': grammarOf(
    `${'('.repeat(bodyCharacters / 2 - 1)}a${')'.repeat(bodyCharacters / 2 - 1)}`,
  ),
  'brackets that never close': grammarOf('('.repeat(bodyCharacters)),
  'repeats, 60,000': grammarOf('a<1-99>'.repeat(60_000)),
  'repeats of repeats': grammarOf(`${'('.repeat(50)}a${')<0-1000>'.repeat(50)}`),
  'optional words, 120,000': grammarOf('[a]'.repeat(120_000)),
  'rules, 30,000': grammarOf(
    '<r0>',
    Array.from({ length: 24_000 }, (_, at) => `<r${at}>: <r${at + 1}>;`).join('\n'),
  ),
  'pronunciations, 17,000': grammarOf('yes', '!pronounce yes PRONAS "yas";\n'.repeat(17_000)),
  'tags, 48,000': grammarOf(`a ${'{@ = "";}'.repeat(48_000)}`),
}

/** The slots and values that fit into 500 kB, and those that fit into a body. */
const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`)
const slotsOf = (slots: number, each: number) =>
  Array.from({ length: slots }, (_, at) => ({ name: `s${at}`, values: values(each) }))

const json = (name: string, method: 'POST' | 'PUT', path: string, body: unknown): Attack => ({
  name,
  method,
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** @param round names what is made, which may be there once. */
export function attacksOn({ projectId, modelId, audioIds, testId }: Place, round: number): Attack[] {
  const project = `v3/projects/${projectId}`
  const models = `${project}/voice-commands`
  const test = { model_id: modelId, description: '', confidence_threshold: 5000 }
  const wav = (name: string, file: Blob): Attack[] => {
    const form = new FormData()
    form.append('name', `${name} ${round}`)
    form.append('file', file, 'a.wav')
    return [
      { name: `upload of ${name}`, method: 'POST', path: `${project}/audio-files`, body: form },
      { name: `recognition of ${name}`, method: 'POST', path: `${models}/${modelId}/recognize`, body: file },
    ]
  }
  return [
    ...Object.entries(grammars).map(([name, grammar]) =>
      json(`model: ${name}`, 'POST', models, { name: `${name} ${round}`, language: 'eng-US', grammar }),
    ),
    json('model: 10 slots of 10,000 values', 'POST', models, {
      name: `slots ${round}`,
      language: 'eng-US',
      slots: slotsOf(10, limits.valuesPerSlot),
    }),
    json('model: 40 slots of 10,000 values', 'POST', models, {
      name: `most slots ${round}`,
      language: 'eng-US',
      slots: slotsOf(40, limits.valuesPerSlot),
    }),
    json('model: 10,000 values alike', 'POST', models, {
      name: 'alike',
      language: 'eng-US',
      slots: [{ name: 's', values: Array.from({ length: limits.valuesPerSlot }, () => 'v') }],
    }),
    json('model: 100,000 brackets of JSON', 'POST', models, '['.repeat(100_000) + ']'.repeat(100_000)),
    json(
      'model: 100,000 objects in one another',
      'POST',
      models,
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    ),
    json(
      'model: 100,000 unknown fields',
      'POST',
      models,
      Object.fromEntries(values(100_000).map((key) => [key, 1])),
    ),
    json(
      'log: anything, as deep as it fits',
      'POST',
      'v3/dlogs',
      `{"message":"x","level":"error","extra":${'['.repeat(8000)}${']'.repeat(8000)}}`,
    ),
    json('test: 200 recordings', 'POST', `${project}/unit-tests`, {
      ...test,
      name: `most files ${round}`,
      audio_files: audioIds,
      slots: [],
    }),
    json('test: 200 slots of 2,000 values', 'POST', `${project}/unit-tests`, {
      ...test,
      name: `most slots ${round}`,
      audio_files: audioIds.slice(0, 1),
      slots: slotsOf(limits.slotsPerModel, 2000),
    }),
    json('test: 10 slots of 10,000 values', 'PUT', `${project}/unit-tests/${testId}`, {
      slots: slotsOf(10, 10_000),
    }),
    json('test: run of 200 recordings', 'POST', `${project}/unit-tests/${testId}/runs`, ''),
    json('test audio: 50 long sentences', 'POST', `${project}/unit-tests/audio`, {
      model_id: modelId,
      sentences: Array.from({ length: limits.sentencesOfTestAudio }, (_, at) => `${'word '.repeat(15)}${at}`),
      voices: ['deep', 'middle', 'high'],
      speeds: ['normal'],
      noises: ['none'],
    }),
    ...Object.entries(hostileFiles()).flatMap(([name, file]) => wav(name, file)),
  ]
}

export const sendAttack = async ({ method, path, body }: Attack, url: string, client: Client) => {
  const isJson = typeof body === 'string'
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${client.session.token()}`,
      ...(isJson && body !== '' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && body !== '' && { body }),
  })
  const text = await response.text()
  const found = /"code":"(\w+)"/.exec(text)?.[1]
  return response.ok ? 'taken' : `${response.status} ${found}`
}
