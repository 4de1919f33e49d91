import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server on a port of this machine. */
export async function aServer(answer: RequestListener, certificate?: { key: string; cert: string }) {
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, close: () => new Promise((resolve) => server.close(resolve)) }
}

/**
 * A self-signed certificate, made by openssl.
 *
 * @param daysLeft below 0 for one that has expired.
 */
export function aCertificate(host: string, daysLeft = 30): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-certificate-'))
  const [key, request, cert] = ['key.pem', 'request.pem', 'cert.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const made = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...names]
  const signed = ['x509', '-req', '-copy_extensions', 'copy', '-days', String(daysLeft)]
  try {
    execFileSync('openssl', [...made, '-keyout', key, '-out', request], { stdio: 'ignore' })
    execFileSync('openssl', [...signed, '-in', request, '-signkey', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
