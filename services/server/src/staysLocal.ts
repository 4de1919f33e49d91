import type { Config } from './config.js'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Whether a host is the machine itself. A name below `localhost` is one as well (RFC 6761, 6.3). */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return loopback.has(bare) || bare.endsWith('.localhost')
}

type Services = Pick<
  Config,
  'voiceUrl' | 'databaseUrl' | 's3' | 'smtpUrl' | 'emailCheckUrl' | 'generation' | 'oidc'
>

/** Whether nothing that somebody says or writes here is sent to another machine: all that is set up runs on this one. */
export function staysLocal({ s3, generation, oidc, ...urls }: Services): boolean {
  const { voiceUrl, databaseUrl, smtpUrl, emailCheckUrl } = urls
  const issuers = Object.values(oidc).map(({ issuer }) => issuer)
  const addresses = [voiceUrl, databaseUrl, smtpUrl, emailCheckUrl, generation?.url, s3?.endpoint, ...issuers]
  // Without an address S3 is that of Amazon.
  if (s3 && !s3.endpoint) return false
  return addresses.every((address) => address === undefined || isLoopback(hostOf(address)))
}

/** PostgreSQL may be named by a folder, in which its socket lies, or by a parameter. */
function hostOf(address: string): string {
  const { hostname, searchParams } = new URL(address)
  const host = hostname || (searchParams.get('host') ?? '')
  return host === '' || host.startsWith('/') ? 'localhost' : host
}
