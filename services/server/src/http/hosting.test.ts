import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import {
  getDemo,
  linkResetPassword,
  login,
  me,
  register,
  resendConfirmRegisterEmail,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilMail } from '../../tests/support/mails.js'
import { aPerson, apiFailureOf, goodPassword } from '../../tests/support/people.js'
import { startTestServer, type TestServer, temporaryFolder } from '../../tests/support/testServer.js'

interface ResponseBody {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly body: Buffer
}

let server: TestServer
const apps = temporaryFolder()
const page = '<html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script>'

beforeAll(async () => {
  for (const app of ['console', 'studio']) {
    mkdirSync(join(apps, app, 'dist/assets'), { recursive: true })
    writeFileSync(join(apps, app, 'dist/index.html'), `${page}${app}`)
    writeFileSync(join(apps, app, 'dist/assets/main-DaBc1234.js'), `// ${app}`)
    writeFileSync(join(apps, app, 'dist/assets/main-DaBc1234.js.gz'), gzipSync(`// ${app}`))
    writeFileSync(join(apps, app, 'dist/assets/main-DaBc1234.js.br'), brotliCompressSync(`// ${app}`))
    writeFileSync(join(apps, app, 'dist/favicon.svg'), '<svg/>')
    writeFileSync(join(apps, app, 'dist/licenses.md'), `# Licenses of the ${app}`)
  }
  for (const folder of ['en-US', 'fr-FR', 'assets'])
    mkdirSync(join(apps, 'documentation/dist', folder), { recursive: true })
  for (const locale of ['en-US', 'fr-FR'])
    for (const name of ['index', 'grammar'])
      writeFileSync(join(apps, `documentation/dist/${locale}/${name}.html`), `${locale} ${name}`)
  writeFileSync(
    join(apps, 'documentation/dist/en-US/api.html'),
    'curl __CONSOLE_URL__/api and __CONSOLE_URL__',
  )
  writeFileSync(join(apps, 'documentation/dist/assets/main-0123456789.js'), '// search')
  server = await startTestServer({
    SAYWRIGHT_APPS_DIR: apps,
    METRICS_PORT: '0',
    VITE_SAYWRIGHT_DOCUMENTATION_URL: 'https://docs.halden.example/guide',
  })
})
afterAll(async () => {
  await server.stopAndForget()
  rmSync(apps, { recursive: true, force: true })
})

/** Node does not resolve `*.localhost`, and `fetch` sets no Host: the plain client does. */
function get(host: string, path: string, headers: Record<string, string> = {}): Promise<ResponseBody> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { Host: `${host}:${port}`, ...headers } },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece) => pieces.push(piece))
        response.on('end', () => {
          const body = Buffer.concat(pieces)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: body.toString(),
            body,
          })
        })
      },
    )
    sent.on('error', reject).end()
  })
}

describe('the apps', () => {
  it.each([
    ['localhost', 'console'],
    ['127.0.0.1', 'console'],
    ['studio.localhost', 'studio'],
  ])('%s shows the %s, whatever the path', async (host, app) => {
    for (const path of ['/', '/7/voice-commands', '/index.html', '/auth/login?code=1']) {
      const { status, headers, text } = await get(host, path)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(text).toContain(app)
    }
  })

  it('shows the app at an address that ends like a file, to a browser that loads a page', async () => {
    const path = '/auth/confirm-register/ada%40example.com'
    expect((await get('localhost', path, { Accept: 'text/html' })).text).toContain('console')
    expect((await get('localhost', path, { Accept: 'image/*' })).status).toBe(404)
  })

  it.each([
    ['localhost', 'console'],
    ['studio.localhost', 'studio'],
  ])('%s shows the licences of the dependencies of the %s', async (host, app) => {
    const { status, headers, text } = await get(host, '/licenses')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toBe(`# Licenses of the ${app}`)
  })

  it('responds to liveness and readiness probes of an orchestrator', async () => {
    const probes = await Promise.all([get('localhost', '/livez'), get('localhost', '/readyz')])
    expect(probes.map(({ status, text }) => [status, text])).toEqual([
      [200, 'ok\n'],
      [200, 'ok\n'],
    ])
  })

  it.each(['/projects/%E0%A4%A', '/%', '/a/%zz?tab=1'])(
    'shows the app at %s, which encodes no text, and the call its failure',
    async (path) => {
      const page = await get('localhost', path, { Accept: 'text/html' })
      expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(page.text).toContain('console')
      expect(page.headers['content-security-policy']).toContain('nonce-')
      const call = await get('localhost', `/api/v3${path}`, { Accept: 'text/html' })
      expect(JSON.parse(call.text)).toMatchObject({ error: true, code: expect.any(String) })
    },
  )

  it('gives each response a different nonce, in page and policy', async () => {
    const responses = await Promise.all([get('localhost', '/'), get('localhost', '/')])
    const nonces = responses.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '')
    expect(new Set(nonces).size).toBe(2)
    for (const [at, { headers, text }] of responses.entries()) {
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[at]}'`)
      expect(text).not.toContain('__CSP_NONCE__')
    }
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['', undefined],
  ])('keeps hashed files for a year, to a browser that takes "%s" as %s', async (accepted, encoding) => {
    const path = '/assets/main-DaBc1234.js'
    const { headers } = await get('studio.localhost', path, { 'Accept-Encoding': accepted })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(headers['content-encoding']).toBe(encoding)
    const again = { 'Accept-Encoding': accepted, 'If-None-Match': String(headers.etag) }
    expect((await get('studio.localhost', path, again)).status).toBe(304)
  })

  it('asks again for files without a hash', async () => {
    expect((await get('localhost', '/assets/main-DaBc1234.js')).text).toBe('// console')
    expect((await get('localhost', '/favicon.svg')).headers['cache-control']).toBe('public, max-age=0')
  })

  it.each([
    ['localhost', '/assets/none.js'],
    ['localhost', '/../console/dist/index.html'],
    ['localhost', '/..%2f..%2fpackage.json'],
    ['localhost', '/api/v3/nothing'],
    ['demo.localhost', '/'],
    ['evil.example', '/'],
    ['evil.example', '/api/demo'],
  ])('%s%s is 404', async (host, path) => {
    expect((await get(host, path)).status).toBe(404)
  })
})

describe('the documentation', () => {
  it.each([
    ['en', '/docs/en-US/?language=browser'],
    ['fr-CA,fr;q=0.9', '/docs/fr-FR/?language=browser'],
  ])('uses the language of the request in "%s"', async (language, location) => {
    for (const path of ['/docs', '/docs/']) {
      const { status, headers } = await get('localhost', path, { 'Accept-Language': language })
      expect([status, headers.location]).toEqual([302, location])
      expect(headers.vary).toContain('Accept-Language')
    }
  })

  it.each([
    ['/docs/en-US/', 'en-US index'],
    ['/docs/fr-FR/grammar', 'fr-FR grammar'],
    ['/docs/fr-FR/grammar?x=1', 'fr-FR grammar'],
    ['/docs/5.9.0/fr-FR/grammar', 'fr-FR grammar'],
  ])('%s is revalidated each time', async (path, text) => {
    const answer = await get('localhost', path)
    expect([answer.status, answer.text]).toEqual([200, text])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      'content-type': 'text/html; charset=utf-8',
    })
    const again = await get('localhost', path, { 'If-None-Match': String(answer.headers.etag) })
    expect(again.status).toBe(304)
  })

  it.each([
    ['identity', undefined],
    ['gzip, br', 'gzip'],
  ])('names the address that serves it, to who takes %s', async (accepted, encoding) => {
    const { port } = new URL(server.url)
    for (const host of ['localhost', '127.0.0.1', 'localhost']) {
      const { status, headers, body } = await get(host, '/docs/en-US/api', { 'Accept-Encoding': accepted })
      expect([status, headers['content-encoding']]).toEqual([200, encoding])
      expect(headers.vary).toContain('Accept-Encoding')
      const text = (encoding ? gunzipSync(body) : body).toString()
      expect(text).toBe(`curl http://localhost:${port}/api and http://localhost:${port}`)
    }
  })

  it('is filled again when its file has changed', async () => {
    const path = join(apps, 'documentation/dist/en-US/api.html')
    const before = await get('localhost', '/docs/en-US/api')
    writeFileSync(path, 'another')
    utimesSync(path, 1, 1)
    const after = await get('localhost', '/docs/en-US/api')
    expect(after.text).toBe('another')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it.each([
    ['/docs/en-US/grammar/', '/docs/en-US/grammar'],
    ['/docs/fr-FR/api/?q=slots', '/docs/fr-FR/api?q=slots'],
    ['/docs/en-US', '/docs/en-US/'],
    ['/docs/fr-FR?q=1', '/docs/fr-FR/?q=1'],
  ])('leads from %s to %s', async (path, expected) => {
    const { status, headers } = await get('localhost', path)
    expect([status, headers.location]).toEqual([301, expected])
  })

  it('keeps what its pages load for a year', async () => {
    const { headers, text } = await get('localhost', '/docs/assets/main-0123456789.js')
    expect(text).toBe('// search')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('runs its own files alone, is framed by the console alone, and may be read without an origin', async () => {
    const { headers } = await get('localhost', '/docs/en-US/grammar')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'self'",
    ])
      expect(policy.split('; ')).toContain(rule)
    expect(policy).not.toMatch(/nonce|unsafe/)
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it.each([
    ['localhost', '/docs/en-US/none', 'console'],
    ['localhost', '/docs/none/', 'console'],
    ['localhost', '/docs/en-US/none.html?x=1', 'console'],
    ['studio.localhost', '/docs/en-US/grammar', 'studio'],
  ])('responds to a browser at %s%s with a page that explains it', async (host, path, app) => {
    const { status, headers, text } = await get(host, path, { Accept: 'text/html,*/*;q=0.8' })
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain(app)
    expect(text).not.toContain('__CSP_NONCE__')
  })

  it('returns no page for missing assets', async () => {
    const { status, headers } = await get('localhost', '/docs/assets/none-0123456789.js', {
      Accept: 'text/html',
    })
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })

  it.each([
    ['localhost', '/docs/de-DE/grammar'],
    ['localhost', '/docs/en-US/none'],
    ['localhost', '/docs/5.8.0/en-US/grammar'],
    ['localhost', '/docs/5x9y0/en-US/grammar'],
    ['localhost', '/docs/en-US/grammar.html'],
    ['localhost', '/docs/en-US/..%2ffr-FR%2fgrammar'],
    ['localhost', '/docs/assets/none-0123456789.js'],
    ['studio.localhost', '/docs/en-US/grammar'],
  ])('%s%s is 404', async (host, path) => {
    const { status, headers } = await get(host, path)
    expect(status).toBe(404)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the headers', () => {
  it('allow the microphone and framing where they are needed and nowhere else', async () => {
    const { port } = new URL(server.url)
    const [console, studio, demo] = await Promise.all(
      ['localhost', 'studio.localhost', 'demo.localhost'].map((host) => get(host, '/api/health')),
    )
    expect(console?.headers['permissions-policy']).toContain(
      `microphone=(self "http://demo.localhost:${port}")`,
    )
    expect(studio?.headers['permissions-policy']).toContain('microphone=(self),')
    expect(console?.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(demo?.headers['content-security-policy']).toContain(`frame-ancestors http://localhost:${port}`)
    expect(console?.headers['content-security-policy']).toContain(
      `frame-src http://demo.localhost:${port} https://docs.halden.example;`,
    )
    expect(studio?.headers['content-security-policy']).not.toContain('docs.halden.example')
    for (const response of [console, studio, demo]) {
      expect(response?.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(response?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(response?.headers['content-security-policy']).not.toMatch(/unsafe|\*/)
    }
  })
})

describe('answers of one person', () => {
  it('are not cached by proxies, refusals included', async () => {
    const { token } = await aPerson(server)
    const headers = { Authorization: `Bearer ${token}` }
    const responses = await Promise.all([
      get('localhost', '/api/v3/me', headers),
      get('localhost', '/api/v3/users/999999/picture', headers),
      get('localhost', '/api/v3/me'),
      get('localhost', '/api/v3/nothing'),
    ])
    expect(responses.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
      [200, 404, 403, 404].map((status) => [status, 'no-store']),
    )
  })
})

describe('demo mode', () => {
  it('has a login that works, the same after a restart', async () => {
    const shown = await server.client().send(getDemo)
    const client = server.client()
    const { access_token = '' } = await client.send(login, { body: shown })
    client.session.store(access_token)
    const { organizations } = await client.send(me)
    expect(organizations.map(({ name }) => name)).toEqual(['Harbour Lane Appliances', 'Lumière Instruments'])
  })

  it('shows its mails in both languages, with links that can be followed', async () => {
    const { email } = await aPerson(server)
    const english = await get('localhost', '/dev/mailbox', { 'Accept-Language': 'en' })
    expect(english.text).toContain('<html lang="en-US">')
    expect(english.text).toContain(`To ${email}`)
    const french = await get('localhost', '/dev/mailbox', { 'Accept-Language': 'fr' })
    expect(french.text).toContain('Boîte aux lettres')
    const nonce = /nonce-([^']+)'/.exec(String(french.headers['content-security-policy']))?.[1]
    expect(french.text).toContain(`<style nonce="${nonce}">`)
    const mail = /href="(\/dev\/mailbox\/[^"]+)"/.exec(english.text)?.[1] ?? ''
    expect((await get('localhost', mail)).text).toMatch(
      /<a href="http:\/\/localhost:\d+\/auth\/confirm-register\//,
    )
    expect((await get('localhost', '/dev/mailbox/..%2fdemonstration-login.json')).status).toBe(404)
  })

  it('escapes what people wrote', async () => {
    const body = {
      email: 'html@example.com',
      password: goodPassword,
      first_name: '<img src=x>',
      last_name: 'B',
    }
    await server.client().send(register, { body })
    const mail = await untilMail(server.folder, body.email)
    expect(mail.html).toContain('&lt;img src=x&gt;')
    expect(mail.text).toContain('Hello <img src=x>,')
  })
})

describe('a server without another documentation', () => {
  it('lets the console frame its own documentation, and the studio none', async () => {
    const own = await startTestServer({ SAYWRIGHT_APPS_DIR: apps })
    const policyOf = async (path: string) =>
      (await fetch(`${own.url}${path}`)).headers.get('content-security-policy') ?? ''
    expect(await policyOf('/api/health')).toMatch(/frame-src http:\/\/demo\.localhost:\d+ 'self';/)
    expect(await policyOf('/docs/en-US/grammar')).toContain("frame-ancestors 'self'")
    await own.stopAndForget()
  })
})

describe('technical pages', () => {
  it('openapi.json describes the calls, metrics count them', async () => {
    const reference = JSON.parse((await get('localhost', '/api/openapi.json')).text)
    expect(reference).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] })
    expect(Object.keys(reference.paths)).toContain('/v3/projects/{id}/voice-commands/{modelId}/recognize')
    expect((await get('localhost', '/api/metrics')).status).toBe(404)
    const metrics = await (await fetch(server.metricsUrl!)).text()
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/openapi.json",status="200"}',
    )
  })

  it('a failure inside shows a request id and nothing else', async () => {
    const broken = await startTestServer(
      {},
      {
        mailer: { send: () => Promise.reject(new Error('no')), close: () => {} },
      },
    )
    const { email } = { email: 'broken@example.com' }
    await broken.store.database.schema.dropTable('attempt').execute()
    const refused = await apiFailureOf(broken.client().send(resendConfirmRegisterEmail, { body: { email } }))
    expect(refused).toMatchObject({ status: 500, code: 'internal', errors: {} })
    expect(refused.serverMessage).toBe('An error happened. Please contact an administrator.')
    expect(refused.requestId).toMatch(/^[0-9a-f-]{36}$/)
    const french = await apiFailureOf(
      broken.client(undefined, 'fr-FR').send(linkResetPassword, { body: { email } }),
    )
    expect(french.serverMessage).toContain('Une erreur est survenue')
    await broken.stopAndForget()
  })
})
