import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, endpoints, paramNames, voiceEndpoints } from '@saywright/api/contract'
import { wavOfPcm16 } from '@saywright/audio/signal'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeasuredServer, type MeasuredServer } from './support/aMeasuredServer.js'
import { aMeasuredVoice, type MeasuredVoice } from './support/aMeasuredVoice.js'
import { databases } from './support/databases.js'
import { encodedBody } from './support/encodedBody.js'
import type { Figures } from './support/Figures.js'
import { fixtureAddress, fixtureCaller } from './support/fixtureAddress.js'
import { anyIdentifier, anyQuery, valuesOf } from './support/generatedValues.js'
import { aPerson, aProject } from './support/people.js'
import type { Databases } from './support/postgres.js'
import { voiceHome } from './support/realVoice.js'
import { requestFigures, type SentRequest } from './support/requestFigures.js'
import { sharedPostgres } from './support/sharedPostgres.js'
import { watchHealth } from './support/watchHealth.js'

/** In all, on both databases. `npm run requests` sends more, and has the figures printed. */
const requests = Number(process.env.SAYWRIGHT_REQUESTS ?? 2000)
const areFiguresShown = process.env.SAYWRIGHT_REQUESTS !== undefined
/** The same requests each time; another seed sends others. */
const seed = Number(process.env.SAYWRIGHT_SEED ?? 2026)
/** Calls that end the session or what the others need: each is made by a new person. */
const ending = new Set([
  'logout',
  // Its generated number may be that of the session that asks.
  'endSession',
  'resetPassword',
  'deleteUser',
  'deleteOrganization',
  'handOverOrganization',
  'leaveOrganization',
])

/** Pictures of employees, files, invitations, versions, unfinished uploads, other sessions and passkeys: a fixture has none. */
const ofNothing = new Set([
  'getPicture',
  'getDownloadLink',
  'acceptOwnInvitation',
  'detachProjectMember',
  'deleteVdkVersion',
  'cancelUpload',
  'declineOwnInvitation',
  'endSession',
  'deletePasskey',
])
const isOnly = (statuses: ReadonlySet<number>, ...refused: readonly number[]) =>
  [...statuses].every((status) => refused.includes(status))

/** The stored grammar has no slots; the language of voices and sounds is in the query, which is generated. */
const refusedExamples = new Set(['changeDynamicSlots', 'availableVoices', 'listSounds'])

type Called = readonly [name: string, prefix: string, endpoint: Endpoint]

/** Deletions come last, the innermost first: all others find their objects. */
const place = ([, , { method, path }]: Called) => (method === 'DELETE' ? 1000 - path.split('/').length : 0)
const calls: readonly Called[] = [
  ...Object.entries<Endpoint>(endpoints).map(([name, endpoint]): Called => [name, '/api/', endpoint]),
  ...Object.entries<Endpoint>(voiceEndpoints).map(([name, endpoint]): Called => [name, '/voice/', endpoint]),
].toSorted((one, other) => place(one) - place(other))

const go = readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)
const spoken = go.subarray(go.indexOf('data') + 8)
/** Nearly of the maximum length: recognizing it takes longer than a second. */
const long = Buffer.concat([spoken, spoken, spoken])

/** The example of the contract with values that it cannot know: a stored grammar, and recordings. */
function rightBody({ encoding, example }: Endpoint, session: string, samples: Buffer): unknown {
  const wav = wavOfPcm16(samples, 16_000)
  if (encoding === 'raw') return new Blob([wav])
  if (typeof example.body !== 'object' || example.body === null) return example.body
  const data = samples.toString('base64')
  const known = { session, data, sample_rate: 16_000, audio: new Blob([wav], { type: 'audio/wav' }) }
  return Object.fromEntries(
    Object.entries(example.body).map(([name, value]) => [name, known[name as keyof typeof known] ?? value]),
  )
}

/** A slow response to a health check may mean a busy machine: it counts in the command only. */
const healthMostMilliseconds = 200
const megabyte = 1024 * 1024
/**
 * Retained memory after all responses: the code of each call and what it read once, 8 to 16 MB after 3,000 requests and
 * after 10,000. The memory of the process says little about it: most of that comes at the first use of threads, pictures and
 * the hashing of passwords.
 */
const keptMostBytes = 40 * megabyte
/** At any time. Native code does not count as retained; its leaks, and the memory of a single request, appear here. */
const takenMostBytes = 100 * megabyte
/** Of the server. In the voice service a grammar that is being built continues, by decision 108. */
const afterHangUpMostMilliseconds = 1000
/** By then the work of a request has begun. */
const hangUpMilliseconds = 15

let voice: MeasuredVoice
beforeAll(async () => {
  voice = await aMeasuredVoice()
}, 120_000)
afterAll(() => voice.stop())

describe.each(databases)('on %s', (kind) => {
  let postgres: Databases | undefined
  let server: MeasuredServer
  let session: string
  let begun = 0
  let before: Figures
  /** The last thing that a call made, by its address. */
  const made = new Map<string, string>()
  let asked = ''
  let longestAfterHangUp = { milliseconds: 0, during: '' }
  let longestOfVoice = longestAfterHangUp
  const sentRequests: SentRequest[] = []
  const health = watchHealth()

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
    server = await aMeasuredServer({
      ...voice.environment,
      ...(postgres && { DATABASE_URL: postgres.createDatabase() }),
    })
    session = await aSession(server)
    begun = performance.now()
    before = await server.ask('collected')
    health.begin(server.url, () => asked)
  }, 120_000)
  afterAll(async () => {
    const seconds = (performance.now() - begun) / 1000
    if (areFiguresShown) process.stdout.write(`\n${requestFigures(kind, sentRequests, seconds)}\n`)
    await server.stop()
    postgres?.stop()
  })

  /** Projects and organizations are the fixture's, in which all others are. */
  function keepMade({ path }: Endpoint, text: string): void {
    const { id } = JSON.parse(text) as { id?: number }
    if (id !== undefined && path !== 'v3/projects' && path !== 'v3/organizations') made.set(path, String(id))
  }

  /** Hangs up while a request is under way. @returns how long the server and the voice service are at it after that. */
  async function afterHangUp(url: string, request: RequestInit) {
    const controller = new AbortController()
    const isAtIt = async () => (await server.ask()).underWay + (await voice.ask()).underWay > 0
    let isOver = false
    const sent = fetch(url, { ...request, signal: controller.signal }).finally(() => {
      isOver = true
    })
    // The body may take longer to send than the work; a call that is over before counts as hung up.
    while (!isOver && !(await isAtIt())) await pause(1)
    await Promise.race([sent, pause(hangUpMilliseconds)])
    controller.abort()
    const hungUp = performance.now()
    await sent.catch(() => {})
    const untilOver = async ({ ask }: MeasuredServer | MeasuredVoice) => {
      while ((await ask()).underWay > 0) await pause(5)
      return performance.now() - hungUp
    }
    const [ofServer, ofVoice] = await Promise.all([untilOver(server), untilOver(voice)])
    return { ofServer, ofVoice }
  }

  it.each(calls)(
    '%s below %s answers no 5xx to requests generated from its contract, and ends when its caller hangs up',
    async (name, prefix, endpoint) => {
      asked = name
      const right = rightBody(endpoint, session, spoken)
      const bodies = endpoint.body ? valuesOf(endpoint.body) : fc.constant(undefined)
      const ids = fc.array(anyIdentifier, { minLength: 3, maxLength: 3 })

      async function requestOf(body: unknown, pairs: readonly string[][], given: readonly unknown[]) {
        const caller = ending.has(name)
          ? await someone(server)
          : { ...server, token: fixtureCaller(endpoint, server.fixture).token }
        const own = fixtureAddress(endpoint, caller.fixture).split('/')
        const names = paramNames(endpoint.path)
        const parts = endpoint.path.split('/')
        const path = parts
          .map((part, at) => {
            if (!part.startsWith('{')) return part
            const id = given[names.indexOf(part.slice(1, -1))]
            return id ?? made.get(parts.slice(0, at).join('/')) ?? own[at]
          })
          .join('/')
        const search = new URLSearchParams(pairs as [string, string][]).toString()
        const { body: sent, type } = encodedBody(endpoint, body)
        const request: RequestInit = {
          method: endpoint.method,
          headers: { Authorization: `Bearer ${caller.token}`, ...(type && { 'Content-Type': type }) },
          ...(sent !== undefined && { body: sent }),
        }
        return { url: `${server.url}${prefix}${path}?${search}`, request }
      }

      await fc.assert(
        fc.asyncProperty(bodies, anyQuery, ids, async (body, pairs, given) => {
          const { url, request } = await requestOf(body, pairs, given)
          const controller = new AbortController()
          const sentAt = performance.now()
          const response = await fetch(url, { ...request, signal: controller.signal })
          // Events have no end.
          const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
          const text = isStream ? '' : await response.text()
          if (isStream) controller.abort()
          const milliseconds = performance.now() - sentAt
          sentRequests.push({ name, status: response.status, milliseconds })
          expect(response.status, text).toBeLessThan(500)
          if (response.status === 201) keepMade(endpoint, text)
          if (response.status >= 400)
            expect(JSON.parse(text)).toMatchObject({ error: true, code: expect.any(String) })
        }),
        {
          numRuns: Math.ceil(requests / databases.length / calls.length),
          seed,
          examples: [[right, [], [undefined, undefined, undefined]]],
        },
      )
      const { url, request } = await requestOf(rightBody(endpoint, session, long), [], [])
      const { ofServer, ofVoice } = await afterHangUp(url, request)
      const slower = (longest: typeof longestAfterHangUp, milliseconds: number) =>
        milliseconds > longest.milliseconds ? { milliseconds, during: name } : longest
      longestAfterHangUp = slower(longestAfterHangUp, ofServer)
      longestOfVoice = slower(longestOfVoice, ofVoice)
    },
  )

  it('are allowed and find their entity in every call, except those without a fixture', () => {
    const statusesOf = (name: string) =>
      sentRequests.flatMap((sent) => (sent.name === name ? [sent.status] : []))
    const missed = calls
      .map(([name]) => ({ name, statuses: new Set(statusesOf(name)) }))
      .filter(({ name, statuses }) =>
        ofNothing.has(name) ? isOnly(statuses, 403) : isOnly(statuses, 403, 404),
      )
    expect(missed).toEqual([])
  })

  it('makes the voice service work: aborted requests had started', () => {
    const examples = Object.keys(voiceEndpoints).map((name) => ({
      name,
      status: sentRequests.find((sent) => sent.name === name)?.status,
    }))
    // A place that others hold is nothing that is wrong with the example.
    const isTaken = (status = 500) => status < 300 || status === 429
    const refused = examples.filter(({ name, status }) => !refusedExamples.has(name) && !isTaken(status))
    expect(refused).toEqual([])
  })

  it('keeps responding to health checks, and retains nothing of its responses', async () => {
    const slowest = await health.end()
    const after = await server.ask('collected')
    const kept = after.keptBytes - before.keptBytes
    const taken = after.takenBytes - before.takenBytes
    const inMegabytes = (bytes: number) => Math.round(bytes / megabyte)
    if (areFiguresShown)
      process.stdout.write(
        `\n${kind}: the slowest of ${health.count()} answers of health ${Math.round(slowest.milliseconds)} ms during ${slowest.during}, ${inMegabytes(kept)} MB more kept and ${inMegabytes(taken)} MB more taken of the machine at any time, at most ${Math.round(longestAfterHangUp.milliseconds)} ms at what nobody waited for (${longestAfterHangUp.during}), the voice service ${Math.round(longestOfVoice.milliseconds)} ms (${longestOfVoice.during})\n`,
      )
    expect(health.count()).toBeGreaterThan(0)
    expect(health.statuses()).toEqual(new Set([200]))
    expect(kept).toBeLessThan(keptMostBytes)
    expect(taken).toBeLessThan(takenMostBytes)
    if (!areFiguresShown) return
    // Soft, so that each is reported, whichever fails.
    expect.soft(slowest.milliseconds, slowest.during).toBeLessThan(healthMostMilliseconds)
    expect(longestAfterHangUp.milliseconds, longestAfterHangUp.during).toBeLessThan(
      afterHangUpMostMilliseconds,
    )
  })

  it('responds with 400 to unreadable bodies, and with 415 to other media types', async () => {
    const post = (type: string, body: string) =>
      fetch(`${server.url}/api/v3/login`, { method: 'POST', headers: { 'Content-Type': type }, body })
    expect((await post('application/json', '{"email":')).status).toBe(400)
    expect((await post('application/json', '')).status).toBe(400)
    expect((await post('application/xml', '<a/>')).status).toBe(415)
    expect((await post('application/json', JSON.stringify({ email: 'a'.repeat(40_000) }))).status).toBe(413)
  })
})

/** A person with an organization and a project. */
async function someone({ asTestServer, fixture }: MeasuredServer) {
  const administrator = await aPerson(asTestServer)
  const { id: projectId, organization } = await aProject(administrator)
  const people = { ...fixture.people, administrator, employee: administrator }
  return {
    fixture: { ...fixture, people, projectId, organizationId: organization.id },
    token: administrator.token,
  }
}

/** A grammar that the voice service keeps for who calls it. */
async function aSession({ url, fixture }: MeasuredServer): Promise<string> {
  const { token } = fixtureCaller(voiceEndpoints.initRecognition, fixture)
  const response = await fetch(`${url}/voice/v1/asr/init`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ lang: 'en-US', jsgf: 'public <go> = go forward ten meters;' }),
  })
  const { session } = (await response.json()) as { session: string }
  return session
}
