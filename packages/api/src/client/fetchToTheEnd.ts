/**
 * Of all calls of a page that may outlive it, browsers take 64 KiB together and refuse the next one. A call counts until its
 * response is read, which is later than it is known here: hence half of that.
 */
const maxBytes = 30_000
const maxCalls = 10

let bytes = 0
let calls = 0

/**
 * Fetches with `keepalive` where possible, so that a small write reaches the server when the page is left
 * immediately.
 * @param init a call that changes data. Without a body or with a text body of, together with concurrent
 * calls, at most 30 kB, it outlives the page; any other call ends with the page.
 */
export async function fetchToTheEnd(url: string, init: RequestInit): Promise<Response> {
  const size = sizeOf(init.body)
  if (size === undefined || bytes + size > maxBytes || calls === maxCalls) return fetch(url, init)
  bytes += size
  calls += 1
  try {
    return await fetch(url, { ...init, keepalive: true })
  } finally {
    bytes -= size
    calls -= 1
  }
}

/** Bytes of a body as it travels; undefined where that is not known without reading it. */
function sizeOf(body: RequestInit['body']): number | undefined {
  if (body === undefined || body === null) return 0
  return typeof body === 'string' ? new TextEncoder().encode(body).byteLength : undefined
}
