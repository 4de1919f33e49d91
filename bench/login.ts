import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../tools/lib/freePorts.ts'
import { root } from '../tools/lib/root.ts'
import { untilHealthy } from '../tools/lib/untilHealthy.ts'
import { compare, median, milliseconds, type Outcome, outcomeOf } from './lib/outcome.ts'

const rounds = 200
const email = 'ada@halden.com'
const right = 'Correct7!horse'
const wrong = 'Wrong7!horses'

/** Logging in with the right password, a wrong one, and an unknown address, in turn: the times must not reveal which. */
export async function run(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-login-'))
  const [port = 0] = await freePorts(1)
  const server = spawn('tsx', [join(root, 'services/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      SAYWRIGHT_DATA_DIR: folder,
      SAYWRIGHT_LIMITS: 'failedLoginsPerAddress=100000,failedLoginsPerIp=100000',
      SAYWRIGHT_REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const api = `http://127.0.0.1:${port}/api`
    await untilHealthy(`${api}/health`, 60_000)
    await signUp(api, join(folder, 'outbox'))
    return outcome(await measure(api))
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
}

type Times = Record<'known' | 'mistaken' | 'unknown', number[]>

async function measure(api: string): Promise<Times> {
  const times: Times = { known: [], mistaken: [], unknown: [] }
  const timed = async (kind: keyof Times, body: object, status: number) => {
    const began = performance.now()
    const response = await post(`${api}/v3/login`, body)
    times[kind].push(performance.now() - began)
    if (response.status !== status)
      throw new Error(`A login answered ${response.status}: ${await response.text()}`)
  }
  for (let round = 0; round < rounds; round++) {
    await timed('known', { email, password: right }, 200)
    await timed('mistaken', { email, password: wrong }, 422)
    await timed('unknown', { email: `nobody.${round}@halden.com`, password: wrong }, 422)
  }
  return times
}

function outcome({ known, mistaken, unknown }: Times): Outcome {
  const ours = median(unknown)
  const anchor = median(mistaken)
  return outcomeOf('login', [
    compare({ figure: 'right password, median', ours: median(known), show: milliseconds }),
    compare({
      figure: 'unknown address, beside a wrong password',
      ours,
      anchor,
      maxRatio: 1.1,
      show: milliseconds,
    }),
    compare({
      figure: 'wrong password, beside an unknown address',
      ours: anchor,
      anchor: ours,
      maxRatio: 1.1,
      show: milliseconds,
    }),
  ])
}

async function signUp(api: string, outbox: string): Promise<void> {
  await post(`${api}/v3/register`, { email, password: right, first_name: 'Ada', last_name: 'Lovelace' })
  for (let tries = 100; tries > 0; tries--) {
    const code = (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))
      .map((mail) => /auth\/confirm-register\/[^/]+\/([\w-]+)/.exec(mail)?.[1])
      .find(Boolean)
    if (code) {
      const { ok } = await post(`${api}/v3/confirm_register`, { email, code })
      if (!ok) throw new Error('The new account could not be confirmed.')
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No mail with a link came.')
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}
