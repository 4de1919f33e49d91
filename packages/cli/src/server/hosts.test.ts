import { globalAgent } from 'node:https'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { aCertificate, aServer } from '../testing/aServer.js'
import { runHere } from '../testing/aTerminal.js'

const environment = { SAYWRIGHT_TOKEN: 'sw_1' }
const call = (address: string, ...more: string[]) =>
  runHere(['test', '--project', '7', '--server', address, ...more], { environment })

type Running = Awaited<ReturnType<typeof aServer>>
let plain: Running
let secure: Running
let expired: Running
let closed: number
let answer: { status: number; type: string; body: string }
let asked: { host?: string | undefined; authorization?: string | undefined }
beforeAll(async () => {
  plain = await aServer(({ headers }, response) => {
    asked = { host: headers.host, authorization: headers.authorization }
    response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body)
  })
  const gone = await aServer(() => {})
  closed = gone.port
  await gone.close()
  secure = await aServer((_, response) => response.end('{}'), aCertificate('studio.localhost'))
  const old = aCertificate('studio.localhost', -1)
  expired = await aServer((_, response) => response.end('{}'), old)
  // Its authority is trusted, as one in NODE_EXTRA_CA_CERTS is: what is left is its date.
  globalAgent.options.ca = old.cert
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  await expired.close()
  globalAgent.options.ca = undefined
})

const json = (status: number, body: object) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

it('finds studio.localhost on every machine, and says the name that was called', async () => {
  answer = json(200, { data: [], total: 0 })
  const { told } = await call(`http://studio.localhost:${plain.port}`)
  expect(asked).toEqual({ host: `studio.localhost:${plain.port}`, authorization: 'Bearer sw_1' })
  expect(told).toContain('There is no unit test to run.')
})

test.each([
  ['en-US', 'The access token is not valid or was revoked. Put another one into SAYWRIGHT_TOKEN'],
  ['fr-FR', 'Le jeton d’accès n’est pas valide ou a été révoqué. Mettez-en un autre dans SAYWRIGHT_TOKEN'],
])('says in %s that a token is refused, without mentioning a session', async (locale, sentence) => {
  answer = json(403, { error: true, code: 'disconnected', message: 'You have been disconnected.' })
  const { code, told } = await call(`http://127.0.0.1:${plain.port}`, '--locale', locale)
  expect(told).toContain(sentence)
  expect(told).not.toContain('disconnected')
  expect(code).toBe(3)
})

describe.each([
  ['en-US', 'answered with a web page (status '],
  ['fr-FR', 'a répondu par une page web (statut '],
])('a page of a proxy, in %s', (locale, sentence) => {
  test.each([200, 401, 403, 502])('with status %i', async (status) => {
    answer = { status, type: 'text/html; charset=utf-8', body: '<html><h1>Log in</h1></html>' }
    const { code, told } = await call(`http://127.0.0.1:${plain.port}`, '--locale', locale)
    expect(told).toContain(`http://127.0.0.1:${plain.port} ${sentence}${status})`)
    expect(code).toBe(3)
  })
})

describe.each([
  [
    'en-US',
    [
      'The host gone.invalid is not known',
      'Nothing listens on port ',
      'is not trusted (',
      'does not speak HTTPS on port',
      'The certificate of studio.localhost has expired.',
    ],
  ],
  [
    'fr-FR',
    [
      'L’hôte gone.invalid est inconnu',
      'Rien n’écoute sur le port ',
      'n’est pas reconnu (',
      'ne parle pas HTTPS sur le port',
      'Le certificat de studio.localhost a expiré.',
    ],
  ],
] as const)('in %s', (locale, [unknown, refused, untrusted, noTls, over]) => {
  test.each([
    ['a host that is not known', () => 'http://gone.invalid', unknown],
    ['a port where nobody listens', () => `http://127.0.0.1:${closed}`, refused],
    ['the same by a name of this machine', () => `http://studio.localhost:${closed}`, refused],
    ['a certificate of its own', () => `https://studio.localhost:${secure.port}`, untrusted],
    ['a certificate of its own by number', () => `https://127.0.0.1:${secure.port}`, untrusted],
    ['a certificate that has expired', () => `https://studio.localhost:${expired.port}`, over],
    ['HTTPS where HTTP is spoken', () => `https://127.0.0.1:${plain.port}`, noTls],
  ])('reports %s', async (_, address, sentence) => {
    const { code, told } = await call(address(), '--locale', locale)
    expect(told).toContain(sentence)
    expect(code).toBe(3)
  })
})
