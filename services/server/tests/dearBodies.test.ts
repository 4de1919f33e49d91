import { type Endpoint, endpoints, limits, sayWords, voiceEndpoints } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMeasuredServer, type MeasuredServer } from './support/aMeasuredServer.js'
import { aMeasuredVoice, type MeasuredVoice } from './support/aMeasuredVoice.js'
import { type DearBody, dearBodies } from './support/dearBodies.js'
import { fixtureAddress, fixtureCaller } from './support/fixtureAddress.js'

/** Of each call in one run, others for each; `SAYWRIGHT_DEAR_BODIES=100 vitest … dearBodies` sends all. */
const kindsPerCall = Number(process.env.SAYWRIGHT_DEAR_BODIES ?? 5)
/** Several times the time to read one of 4 MB. Without the bounds of its contract one body took 26 seconds. */
const maxMilliseconds = 500
/** Where each sample was looked at by itself, it took 800. */
const maxSayingMilliseconds = 250

let voice: MeasuredVoice
let server: MeasuredServer

beforeAll(async () => {
  voice = await aMeasuredVoice()
  server = await aMeasuredServer(voice.environment)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await voice.stop()
})

type Target = 'server' | 'proxy' | 'voice'
const jsonMaxBytes: Readonly<Record<Target, number>> = {
  server: 4 * 1024 * 1024,
  proxy: limits.speechBodyMaxBytes,
  voice: limits.speechBodyMaxBytes,
}

const callsOf = (target: Target, all: object) =>
  Object.entries(all as Readonly<Record<string, Endpoint>>)
    .filter(([, { method, body }]) => method !== 'GET' && body)
    .map(([name, endpoint]) => [name, target, endpoint] as const)
const calls = [
  ...callsOf('server', endpoints),
  ...callsOf('proxy', voiceEndpoints),
  ...callsOf('voice', voiceEndpoints),
]

/** Some of the bodies: the next ones for the next call, so that all kinds are sent in every run. */
function chosen(bodies: readonly DearBody[], callAt: number): readonly DearBody[] {
  const count = Math.min(kindsPerCall, bodies.length)
  return Array.from({ length: count }, (_, at) => bodies[(callAt * count + at) % bodies.length]!)
}

function addressOf(target: Target, endpoint: Endpoint): string {
  if (target === 'voice') return `${voice.url}/${endpoint.path}`
  const prefix = target === 'server' ? 'api' : 'voice'
  return `${server.url}/${prefix}/${fixtureAddress(endpoint, server.fixture)}`
}

it.each(calls)(
  '%s at the %s reads its dearest bodies in a moment, and fails by none',
  async (name, target, endpoint) => {
    const callAt = calls.findIndex((call) => call[0] === name && call[1] === target)
    const caller = target === 'voice' ? voice.token : fixtureCaller(endpoint, server.fixture).token
    const read = target === 'voice' ? voice : server
    for (const { kind, body, headers } of chosen(dearBodies(endpoint, jsonMaxBytes[target]), callAt)) {
      const before = await read.ask()
      const response = await fetch(addressOf(target, endpoint), {
        method: endpoint.method,
        headers: { Authorization: `Bearer ${caller}`, ...headers },
        body,
      })
      const text = await response.text()
      const milliseconds = (await read.ask()).mainThreadMilliseconds - before.mainThreadMilliseconds
      expect(response.status, `${kind}: ${text}`).toBeLessThan(500)
      expect(milliseconds, kind).toBeLessThan(maxMilliseconds)
    }
  },
)

it('the longest text that is said takes a moment of the main thread of either', async () => {
  const { fixture, asTestServer } = server
  const client = asTestServer.client(fixture.people.administrator.token)
  const body = { language: 'eng-US', text: '77777 '.repeat(limits.freeTextMaxCharacters / 6) }
  const before = [await server.ask(), await voice.ask()]
  const { size } = await client.send(sayWords, { params: { id: fixture.projectId }, body })
  // Numbers are read out: more than a minute of speech.
  expect(size).toBeGreaterThan(1_000_000)
  for (const [at, measured] of [server, voice].entries()) {
    const { mainThreadMilliseconds } = await measured.ask()
    const milliseconds = mainThreadMilliseconds - before[at]!.mainThreadMilliseconds
    if (process.env.SAYWRIGHT_DEAR_BODIES)
      process.stdout.write(`\n${['server', 'voice'][at]}: ${milliseconds.toFixed(0)} ms for ${size} bytes\n`)
    expect(milliseconds).toBeLessThan(maxSayingMilliseconds)
  }
})
