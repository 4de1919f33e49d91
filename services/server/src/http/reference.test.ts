import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, temporaryFolder } from '../../tests/support/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stopAndForget())

const redocly = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
)
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

it('serves an OpenAPI document without an error by the rules that Redocly recommends', async () => {
  const cwd = temporaryFolder()
  try {
    const text = await (await fetch(`${server.url}/api/openapi.json`)).text()
    writeFileSync(join(cwd, 'openapi.json'), text)
    const lint = promisify(execFile)(
      process.execPath,
      [redocly, 'lint', 'openapi.json', '--extends=recommended', '--format=json'],
      { cwd, env: { ...process.env, ...quiet }, maxBuffer: 64 * 1024 * 1024 },
    )
    const { stdout } = await lint.catch((failed: { stdout: string }) => failed)
    const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{')))
    const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error')
    expect(errors.map(({ ruleId, message }: Record<string, string>) => `${ruleId}: ${message}`)).toEqual([])
    expect(totals.errors).toBe(0)
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}, 180_000)
