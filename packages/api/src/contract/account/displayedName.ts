interface Named {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
}

/**
 * The displayed name of a person: last name in upper case, then the first name with each of its parts capitalized.
 *
 * @param locale decides how letters change case (Turkish dotless i, for example).
 */
export function displayedName(person: Named, locale = 'en-US'): string {
  const lastName = (person.last_name ?? '').trim().toLocaleUpperCase(locale)
  const firstName = (person.first_name ?? '')
    .trim()
    .toLocaleLowerCase(locale)
    .replace(
      /(^|[\s\-’'])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
    )
  return [lastName, firstName].filter(Boolean).join(' ')
}
