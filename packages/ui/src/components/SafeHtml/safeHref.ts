const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export type SafeHref = { href: string; isExternal: boolean }

/**
 * Where a link of a foreign text leads, resolved like the browser does, so that spaces, line ends, entities and letter case
 * hide nothing.
 *
 * @param href as written in the text.
 * @param base the address of the page, against which relative links are resolved.
 * @returns `undefined` for an address that cannot be read, has a name and password in it, or is of another kind than web,
 *   mail and telephone. `isExternal` when it leaves the origin of the page.
 */
export function safeHref(href: string, base: string): SafeHref | undefined {
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  if (!allowedProtocols.has(url.protocol) || url.username || url.password) return undefined
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb) return { href: url.href, isExternal: false }
  const isExternal = url.origin !== new URL(base).origin
  return { href: isExternal ? url.href : url.pathname + url.search + url.hash, isExternal }
}
