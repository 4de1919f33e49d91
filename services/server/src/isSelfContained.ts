import type { Config } from './config.js'
import { isLoopback } from './isLoopback.js'

type Services = Pick<
  Config,
  'voiceUrl' | 'databaseUrl' | 's3' | 'smtpUrl' | 'emailCheckUrl' | 'generation' | 'oidc'
>

/** Whether no speech or text of a user is sent to another machine: all configured services run on this one. */
export function isSelfContained({ s3, generation, oidc, ...urls }: Services): boolean {
  const { voiceUrl, databaseUrl, smtpUrl, emailCheckUrl } = urls
  const issuers = Object.values(oidc).map(({ issuer }) => issuer)
  const addresses = [voiceUrl, databaseUrl, smtpUrl, emailCheckUrl, generation?.url, s3?.endpoint, ...issuers]
  // Without an address S3 is that of Amazon.
  if (s3 && !s3.endpoint) return false
  return addresses.every((address) => address === undefined || isLoopback(hostOf(address)))
}

/** For PostgreSQL a parameter overrides the host; a folder is that of its socket. */
function hostOf(address: string): string {
  const { protocol, hostname, searchParams } = new URL(address)
  const named = protocol.startsWith('postgres') ? searchParams.get('host') : null
  return named?.startsWith('/') ? 'localhost' : (named ?? hostname)
}
