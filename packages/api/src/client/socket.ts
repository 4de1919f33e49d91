/** Creates the WebSocket of a URL, which may be a path on the host of the page. */
export type SocketFactory = (url: string, protocols: string[]) => WebSocket

/**
 * The WebSocket of browsers and Node. A path is resolved against the host of the page, with TLS when the page
 * has it.
 */
export const browserSocket: SocketFactory = (url, protocols) => new WebSocket(socketUrl(url), protocols)

/**
 * WebSocket URL of the URL of a call.
 * @param url such as `/api/v3/events` or `https://example.com/api/v3/events`.
 * @param page URL whose host a path is resolved against.
 */
export function socketUrl(url: string, page: string | undefined = globalThis.location?.href): string {
  const address = new URL(url, page)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
