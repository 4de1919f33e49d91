/** The name of the page of the documentation that reports that it is shown. A message of a frame may be anything. */
export function shownPage(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('slug' in data)) return undefined
  const { type, slug } = data
  if (type !== 'saywright:documentation' || typeof slug !== 'string' || !/^[\w-]+$/.test(slug))
    return undefined
  return slug === 'index' ? '' : slug
}
