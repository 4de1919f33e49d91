const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
// Messages of the driver without a code, when a connection is lost during a query or none can be had.
const sentences =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/** Whether a query failed because the database is out of reach: a later call may find it again. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as { [part: string]: unknown }
  // A database on the same machine listens on a socket, whose file is deleted when it stops.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect'
  return isSocketGone || codes.has(String(code)) || sentences.test(String(message))
}
