/** The language chosen on this device; the key is that of the console, which is of the same origin. */
export function keptLocale(): string | undefined {
  try {
    return localStorage.getItem('saywright_locale') ?? undefined
  } catch {
    // A framed page has no storage; the console sends it.
    return undefined
  }
}

/**
 * The address to redirect to from a page whose language the server took from the browser, when another one was chosen.
 *
 * @returns undefined when this page is the right one.
 */
export function chosenLocale(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  kept: string | undefined,
): string | undefined {
  if (search !== '?language=browser' || (kept !== 'en-US' && kept !== 'fr-FR')) return undefined
  const address = pathname.replace(/\/(?:en-US|fr-FR)\//, `/${kept}/`)
  return address === pathname ? undefined : address
}
