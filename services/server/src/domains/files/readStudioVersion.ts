import type { IncomingHttpHeaders } from 'node:http'

/** The studio for which an upload is, as its header says; anything that is no version says nothing. */
export function readStudioVersion(headers: IncomingHttpHeaders): string | undefined {
  const version = headers['studio-version']
  return typeof version === 'string' && /^[\w.+-]{1,40}$/.test(version) ? version : undefined
}
