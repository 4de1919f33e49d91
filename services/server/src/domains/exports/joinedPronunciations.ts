const maxWays = 8

/**
 * The ways in which parts are said one after the other, at most eight.
 *
 * @param parts the ways of each, in IPA between slashes, with underscores between the sounds.
 * @returns none when a part has none.
 */
export function joinedPronunciations(parts: readonly (readonly string[])[]): string[] {
  const ways = parts.reduce<string[]>(
    (before, part) =>
      before
        .flatMap((start) => part.map((ipa) => [start, ipa.slice(1, -1)].filter(Boolean).join('_')))
        .slice(0, maxWays),
    [''],
  )
  return ways.filter(Boolean).map((way) => `/${way}/`)
}
