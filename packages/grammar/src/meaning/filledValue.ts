const name = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_.-]*`
const place = new RegExp(String.raw`\{(@|${name}(?:\+${name})*)(?::(\d))?(?:\|([^{}|]*))?\}`, 'gu')

/**
 * A return value with its placeholders replaced: `{day}` takes the return value `day` inside its words, `{@}` those without
 * a name, one number made one and several joined, and `{hour+half}` the sum of two. `{day:2}` pads with zeros to two
 * characters, and `{year|-}` has a default without a year.
 *
 * @param valuesOf the values of a name, in the order in which they are said.
 * @returns with a placeholder unchanged where it has neither a value nor a default: text in braces may be meant literally.
 */
export function filledValue(written: string, valuesOf: (name: string) => readonly string[]): string {
  if (!written.includes('{')) return written
  return written.replace(place, (whole, taken: string, width = '0', otherwise: string | undefined) => {
    const [first = [], ...more] = taken.split('+').map(valuesOf)
    if (first.length === 0) return otherwise ?? whole
    const value = first.join('')
    const sum = more.flat().reduce((total, each) => total + Number(each), Number(value))
    return (more.flat().length === 0 ? value : String(sum)).padStart(Number(width), '0')
  })
}

/** The names that a return value takes from those inside it. */
export function namesTaken(written: string): ReadonlySet<string> {
  return new Set([...written.matchAll(place)].flatMap(([, taken = '']) => taken.split('+')))
}
