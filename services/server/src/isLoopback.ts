const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Whether a host is the machine itself. Names below `localhost` may resolve to another machine. */
export function isLoopback(host: string): boolean {
  return loopback.has(host.replace(/^\[(.*)\]$/, '$1'))
}
