import type { IncomingHttpHeaders } from 'node:http'

/** The version of the studio that an upload is for, from its header; an invalid one is ignored. */
export function readStudioVersion(headers: IncomingHttpHeaders): string | undefined {
  const version = headers['studio-version']
  return typeof version === 'string' && /^[\w.+-]{1,40}$/.test(version) ? version : undefined
}
