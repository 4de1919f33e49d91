const place = /\{(@|[\p{L}_][\p{L}\p{M}\p{N}_.-]*)(?::(\d))?\}/gu

/**
 * A return value with the places in it filled: `{day}` takes the return value `day` inside its words, `{@}` those without a
 * name, one number made one and several written after each other. `{day:2}` puts zeros before it up to two characters.
 *
 * @param valuesOf the values of a name, in the order in which they are said.
 * @returns the value as it is written where no place has a value: what is in braces may be meant as it stands.
 */
export function filledValue(written: string, valuesOf: (name: string) => readonly string[]): string {
  if (!written.includes('{')) return written
  return written.replace(place, (whole, name: string, width: string | undefined) => {
    const values = valuesOf(name)
    return values.length === 0 ? whole : values.join('').padStart(Number(width ?? 0), '0')
  })
}
