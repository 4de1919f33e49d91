/**
 * The URL of a request with a decodable path: invalid percent signs are escaped,
 * so that a route answers it and not the router.
 */
export function wellFormedUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
