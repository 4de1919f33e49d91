/**
 * The address of a request such that its path can be decoded: one whose percent signs encode no text is taken letter by letter,
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
