export type Place = { readonly protocol: string; readonly host: string }

const subdomains = /^(?:www|studio|demo)\./

/** The host of the console. */
export function consoleHost(host: string): string {
  return host.replace(subdomains, '')
}

/** The same by name: an address cannot have a subdomain, so the loopback address goes by its name. */
export function namedHost(host: string): string {
  return consoleHost(host).replace(/^(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost')
}

/** Whether a host is the machine of the person: a name below `localhost` is one as well (RFC 6761, 6.3). */
export const isLoopback = (hostname: string) => /^(?:127\.0\.0\.1|\[::1\]|(?:.+\.)?localhost)$/.test(hostname)
