const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Whether a host is the machine itself. Of names below `localhost` nobody here knows where they are looked up. */
export function isLoopback(host: string): boolean {
  return loopback.has(host.replace(/^\[(.*)\]$/, '$1'))
}
