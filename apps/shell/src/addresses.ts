type Place = { readonly protocol: string; readonly host: string }

const subdomains = /^(?:www|studio|demo)\./

/** The studio of a project: the studio subdomain of the current domain, the project as its path. Ports are kept. */
export function studioAddress({ protocol, host }: Place, projectId: number, code?: string): string {
  const fragment = code ? `#code=${encodeURIComponent(code)}` : ''
  return `${protocol}//studio.${namedHost(host)}/${projectId}${fragment}`
}

/** A page of the console, from wherever one is. @param path with its leading slash. */
export function consoleAddress({ protocol, host }: Place, path: string): string {
  return `${protocol}//${host.replace(subdomains, '')}${path}`
}

/** An address cannot have a subdomain, so the loopback address goes by its name. */
function namedHost(host: string): string {
  return host.replace(subdomains, '').replace(/^(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost')
}

/** Where to go on after logging in: only a path of our own, or a studio of ours; anything else is ignored. */
export function safeNext(next: string | null, here: Place): string | undefined {
  if (!next) return undefined
  if (/^\/(?![/\\])/.test(next)) return next
  const studio = `${here.protocol}//studio.${namedHost(here.host)}/`
  return next.startsWith(studio) ? next : undefined
}

/** The path of the console that leads on after logging in; a studio is entered by handing the session over. */
export function placeAfterLogin(next: string | null, here: Place): string {
  const safe = safeNext(next, here)
  if (!safe) return '/'
  return safe.startsWith('/') ? safe : `/studio/${new URL(safe).pathname.split('/')[1] ?? ''}`
}
