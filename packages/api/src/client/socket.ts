/** Makes the WebSocket of an address, which may be a path of the page's own host. */
export type SocketFactory = (url: string, protocols: string[]) => WebSocket

/** The WebSocket of browsers and Node; a path is of the page's host, over TLS where the page is. */
export const browserSocket: SocketFactory = (url, protocols) => new WebSocket(socketUrl(url), protocols)

/**
 * The address of a WebSocket for that of a call.
 *
 * @param url such as `/api/v3/events` or `https://example.com/api/v3/events`.
 * @param page whose host a path belongs to.
 */
export function socketUrl(url: string, page: string | undefined = globalThis.location?.href): string {
  const address = new URL(url, page)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
