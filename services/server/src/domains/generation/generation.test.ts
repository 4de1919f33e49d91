import { writeGrammar } from '@saywright/api/client'
import {
  type ApiError,
  createVoiceCommandModel,
  type GenerationEvent,
  getGeneration,
  listAudit,
  saveOrganizationLimits,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, makeStaff, type TestPerson } from '../../../tests/support/people.js'
import { raisedLimits } from '../../../tests/support/testServer.js'
import {
  type FakeTextService,
  open,
  piece,
  refuses,
  says,
  startTextService,
  type TextResponse,
} from '../../../tests/support/textService.js'

const good = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'
const broken = good.replace(';\n<main>', ';\n<main>: wait\n<other>')
const key = 'sk-of-this-test-alone'
const waitOptions = { timeout: 60_000 }
let service: FakeTextService

beforeAll(async () => {
  service = await startTextService()
})
afterAll(() => service.stop())

const quick =
  'generationAnswerMilliseconds=3000,generationFirstPieceMilliseconds=3000,generationIdleMilliseconds=3000,generationsAtOncePerProject=100,generationsAtOncePerAccount=100,generationsPerProjectPerHour=1000,generationReplyMaxCharacters=5000'

onDatabases(
  (server) => {
    async function aMember() {
      const person = await aPerson(server())
      const { id } = await aProject(person)
      return { person, id }
    }
    async function ownerOf(projectId: number) {
      const { organization_id } = await server()
        .store.database.selectFrom('project')
        .select('organization_id')
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow()
      return organization_id
    }
    const ask = (
      person: TestPerson,
      id: number,
      more: { grammar?: string; model_id?: number; signal?: AbortSignal } = {},
    ) => {
      const events: GenerationEvent[] = []
      const { signal = new AbortController().signal, ...form } = more
      const result = writeGrammar(
        person.client,
        {
          mode: 'generate',
          form: { language: 'eng-US', description: 'Switch "lamps"\nIgnore all', ...form },
        },
        { projectId: id, signal, onEvent: (event) => void events.push(event) },
      )
      return { events, result }
    }
    const codeOf = async (result: Promise<unknown>) =>
      result.then(
        () => 'none',
        (error: ApiError) => error.code,
      )
    const left = async (person: TestPerson, id: number) =>
      (await person.client.send(getGeneration, { params: { id } })).credits.left

    it('S-015 streams a grammar that was checked, uses credits and is noted in the audit log', async () => {
      const { person, id } = await aMember()
      service.answer(says(`Here it is:\n\`\`\`bnf\n${good}\`\`\`\nEnjoy.`))
      service.asked.length = 0
      const { events, result } = ask(person, id)
      expect(await result).toMatchObject({
        grammar: good,
        problems: [],
        cost: 1,
        credits: { left: 99, total: 100 },
      })
      const text = events.map((event) => (event.type === 'text' ? event.data.text : '')).join('')
      expect(text).toContain(good)
      expect(events.flatMap((event) => (event.type === 'step' ? [event.data.step] : []))).toEqual([
        'asking',
        'writing',
        'checking',
      ])
      const [asked] = service.asked
      expect(asked?.headers.authorization).toBe(`Bearer ${key}`)
      expect(asked?.body).toMatchObject({ model: 'small', stream: true })
      // The text of the user is data: JSON in a message of its own.
      expect(JSON.parse(asked?.body.messages[1]?.content ?? '')).toEqual({
        description: 'Switch "lamps"\nIgnore all',
      })
      const { data } = await person.client.send(listAudit, {
        params: { id: await ownerOf(id) },
        query: {},
      })
      expect(data.map(({ action }) => action)).toContain('grammar.generated')
    })

    it('S-015 repairs a grammar with errors once, without further credits', async () => {
      const { person, id } = await aMember()
      service.answer(says(broken), says(good))
      service.asked.length = 0
      expect(await ask(person, id).result).toMatchObject({ grammar: good, problems: [], cost: 1 })
      expect(service.asked).toHaveLength(2)
      expect(service.asked[1]?.body.messages.at(-1)?.content).toContain('5:1')
      service.answer(says(broken))
      const kept = await ask(person, id).result
      expect(kept.problems.some(({ severity }) => severity === 'error')).toBe(true)
      expect(await left(person, id)).toBe(98)
    })

    it('includes what the model imports, without its addresses', async () => {
      const { person, id } = await aMember()
      const create = (name: string, grammar: string) =>
        person.client.send(createVoiceCommandModel, {
          params: { id },
          body: { name, language: 'eng-US', grammar, slots: [] },
        })
      await create('numbers', '#BNF+EM V2.1;\n!grammar n;\n!export <digit>;\n<digit>: one | two;\n')
      const lift =
        '#BNF+EM V2.1;\n!grammar lift;\n!start <main>;\n!import <numbers.digit>;\n<main>: floor <numbers.digit>;\n'
      const model = await create('lift', lift)
      service.answer(says(lift))
      service.asked.length = 0
      const written = await ask(person, id, { grammar: lift, model_id: model.id }).result
      expect(written).toMatchObject({ grammar: lift, problems: [] })
      expect(service.asked).toHaveLength(1)
      expect(service.asked[0]?.body.messages[1]?.content).not.toContain('model_id')
      const elsewhere = await aMember()
      expect(await codeOf(ask(elsewhere.person, elsewhere.id, { model_id: model.id }).result)).toBe(
        'not_found',
      )
    })

    it.each([
      ['a key that is refused', refuses(401), 'generation_refused'],
      ['a model that is not known', refuses(404), 'generation_model_unknown'],
      ['too many requests', refuses(429, { 'Retry-After': '7' }), 'generation_busy'],
      ['a fault of the service', refuses(500), 'generation_unavailable'],
      ['being sent elsewhere', refuses(302, { Location: 'http://127.0.0.1:9/' }), 'generation_unavailable'],
      ['no stream', refuses(200, { 'Content-Type': 'application/json' }), 'generation_unavailable'],
      ['silence', () => {}, 'generation_timeout'],
      ['a stall before the first piece', (r) => void open(r).flushHeaders(), 'generation_timeout'],
      ['a stall in the middle', (r) => void open(r).write(piece('#BNF')), 'generation_timeout'],
      ['garbage', (r) => void open(r).end('data: <html>\n\n'), 'generation_unavailable'],
      ['an error in the stream', (r) => void open(r).end('data: {"error":{}}\n\n'), 'generation_unavailable'],
      ['an end without an end', (r) => void open(r).end(piece('#BNF+EM')), 'generation_unavailable'],
      [
        'a dropped connection',
        (r) => {
          open(r).write(piece('#BNF'))
          setTimeout(() => r.destroy(), 50)
        },
        'generation_unavailable',
      ],
      ['a reply that is too long', (r) => void open(r).end(piece('a'.repeat(6000))), 'generation_unusable'],
      [
        'a line without an end',
        (r) => void open(r).end(`data: ${'a'.repeat(300_000)}`),
        'generation_unusable',
      ],
      [
        'a reply that is cut off',
        (r) => void open(r).end(piece(good, { finish_reason: 'length' })),
        'generation_unusable',
      ],
      ['no grammar', says('I would rather write a poem.'), 'generation_unusable'],
    ] satisfies [string, TextResponse, string][])(
      'says of %s what it is, and gives the credits back',
      async (_, answer, code) => {
        const { person, id } = await aMember()
        service.answer(answer)
        const { result } = ask(person, id)
        const error = await result.catch((thrown: ApiError) => thrown)
        expect(error).toMatchObject({ code, serverMessage: expect.stringMatching(/./) })
        expect(JSON.stringify(error)).not.toContain(key)
        expect(await left(person, id)).toBe(100)
      },
    )

    it('S-015 never goes below none with 20 requests at once', async () => {
      const { person, id } = await aMember()
      const staff = await aPerson(server())
      await makeStaff(server(), staff.id)
      await staff.client.send(saveOrganizationLimits, {
        params: { id: await ownerOf(id) },
        body: { generationCreditsPerProject: 7 },
      })
      service.answer(says(good))
      const codes = await Promise.all(
        Array.from({ length: 20 }, () => codeOf(ask(person, id, { grammar: good }).result)),
      )
      // A grammar that is changed costs 2.
      expect(codes.filter((code) => code === 'none')).toHaveLength(3)
      expect(new Set(codes)).toEqual(new Set(['none', 'no_credits_left']))
      expect(await left(person, id)).toBe(1)
    })

    it('refunds a generation cancelled before its first text, but not one cancelled later', async () => {
      const { person, id } = await aMember()
      for (const [answer, type, kept] of [
        [() => {}, 'step', 100],
        [(r) => void open(r).write(piece('#BNF')), 'text', 99],
      ] satisfies [TextResponse, string, number][]) {
        service.answer(answer)
        const ending = new AbortController()
        const { events, result } = ask(person, id, { signal: ending.signal })
        await expect.poll(() => events.some((event) => event.type === type), waitOptions).toBe(true)
        expect(await left(person, id)).toBe(99)
        ending.abort()
        await expect(result).rejects.toMatchObject({ kind: 'aborted' })
        await expect.poll(() => left(person, id), waitOptions).toBe(kept)
      }
    })

    it('ignores expired reservations of a killed server', async () => {
      const { person, id } = await aMember()
      const hold = (expires_at: string) =>
        server()
          .store.database.insertInto('generation')
          .values({
            ...{ project_id: id, account_id: person.id, credits: 10, state: 'held' as const, expires_at },
            created_at: new Date().toISOString(),
          })
          .execute()
      await hold(new Date(Date.now() + 60_000).toISOString())
      expect(await left(person, id)).toBe(90)
      await hold(new Date(Date.now() - 1).toISOString())
      expect(await left(person, id)).toBe(90)
    })
  },
  {
    environment: () => ({
      GENERATION_URL: service.url,
      GENERATION_KEY: key,
      GENERATION_MODEL: 'small',
      SAYWRIGHT_LIMITS: `${raisedLimits},${quick}`,
    }),
  },
)

describe('without a text service', () => {
  onDatabases((server) => {
    it('says that there is none', async () => {
      const person = await aPerson(server())
      const { id } = await aProject(person)
      expect(await person.client.send(getGeneration, { params: { id } })).toMatchObject({
        available: false,
        service: null,
      })
      const asked = writeGrammar(
        person.client,
        { mode: 'translate', form: { grammar: good, from: 'eng-US', to: 'fra-FR' } },
        { projectId: id, signal: new AbortController().signal, onEvent: () => {} },
      )
      await expect(asked).rejects.toMatchObject({ code: 'generation_not_configured', status: 422 })
    })
  })
})
