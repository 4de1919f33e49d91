import { analyze, generate } from '@saywright/grammar'
import { longGrammar } from '../lib/longGrammar.ts'

/** A model of the product that is measured. */
export type MeasuredModel = {
  readonly lines: number
  readonly projectId: number
  readonly modelId: number
  /** Whether a suite is run and its coverage is drawn while one types. */
  readonly hasSuite: boolean
}

/** So many typed tests, spread over the grammar. */
const testsOfSuite = 200
const slots = { room: ['kitchen', 'attic'] }

/** Someone of the demonstration, and their calls. */
export type Person = {
  readonly token: string
  /** @throws where the answer is an error. */
  readonly call: <Answer>(method: string, path: string, body?: object) => Promise<Answer>
}

/** @param address of the product, without a path. */
export async function logIn(address: string): Promise<Person> {
  const api = `${address}/api`
  const json = { 'Content-Type': 'application/json' }
  const body = await (await fetch(`${api}/demo`)).text()
  const login = await fetch(`${api}/v3/login`, { method: 'POST', headers: json, body })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return {
    token,
    call: async (method, path, sent) => {
      const response = await fetch(`${api}/v3/${path}`, {
        method,
        headers: { ...json, Authorization: `Bearer ${token}` },
        ...(sent && { body: JSON.stringify(sent) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
  }
}

/** The first project of the demonstration that has voice commands. */
export async function findProject({ call }: Person): Promise<number> {
  const { data } = await call<{ data: readonly { id: number }[] }>('GET', 'projects/all')
  for (const { id } of data) {
    const models = await call<{ data: readonly unknown[] }>('GET', `projects/${id}/voice-commands`)
    if (models.data.length > 0) return id
  }
  throw new Error('The demonstration has no model.')
}

/** A model of so many lines, with two versions: the second has a line changed in each ten. */
export async function createLongModel(
  { call }: Person,
  projectId: number,
  lines: number,
  hasSuite: boolean,
): Promise<MeasuredModel> {
  const grammar = longGrammar(lines)
  const suite = hasSuite
    ? generate(analyze(grammar).compiled, { slots, limit: testsOfSuite, seed: 1 }).map((sentence) => ({
        sentence,
        expect: 'accept',
      }))
    : []
  const path = `projects/${projectId}/voice-commands`
  const name = `bench ${lines} ${hasSuite ? 'with' : 'without'} suite ${Date.now()}`
  const values = { slots: [{ name: 'room', values: slots.room }], suite }
  const { id, revision } = await call<{ id: number; revision: number }>('POST', path, {
    ...{ name, language: 'eng-US', grammar: earlier(grammar) },
    ...values,
  })
  await call('PUT', `${path}/${id}`, { grammar, revision, ...values })
  return { lines, projectId, modelId: id, hasSuite }
}

/** The text before, with other words in each tenth line. */
const earlier = (grammar: string) =>
  grammar
    .split('\n')
    .map((line, at) => (at % 10 === 9 ? line.replace('please', 'kindly').replace('now', 'soon') : line))
    .join('\n')
