import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Ports and data folder of the product under test; other processes find those that the first one chose. */
const isFirst = process.env.E2E_PORTS === undefined
process.env.E2E_PORTS ??= freePorts(3)
const [own = '', voice = '', provider = ''] = process.env.E2E_PORTS.split(' ')
export const port = own
export const providerPort = provider

export const dataDir = join(tmpdir(), `saywright-journeys-${port}`)
// By then the product has stopped.
if (isFirst) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

export const productEnvironment: Record<string, string> = {
  PORT: port,
  VOICE_PORT: voice,
  SAYWRIGHT_DATA_DIR: dataDir,
  SAYWRIGHT_LIMITS:
    'failedLoginsPerIp=10000,codesPerAddressPerHour=1000,codesPerAddressWhileOneWorks=1000,registrationsPerIpPerHour=1000',
  SAYWRIGHT_REQUESTS_PER_MINUTE: '100000',
  LOG_LEVEL: 'warn',
  OIDC_GOOGLE_CLIENT_ID: 'saywright',
  OIDC_GOOGLE_CLIENT_SECRET: 'a-secret-of-this-test-alone-0123456789',
  OIDC_GOOGLE_ISSUER: `http://127.0.0.1:${providerPort}`,
}

function freePorts(count: number): string {
  const script = `const n = require('node:net'); const s = Array.from({ length: ${count} }, () => n.createServer());
    Promise.all(s.map((x) => new Promise((r) => x.listen(0, '127.0.0.1', () => r(x.address().port)))))
      .then((p) => { console.log(p.join(' ')); s.forEach((x) => x.close()) })`
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
}
