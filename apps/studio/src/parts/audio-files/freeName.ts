import { limits, nameKey } from '@saywright/api/contract'

/** Whether a name is among others, without regard to case and outer space. */
export function isTaken(name: string, others: readonly string[]): boolean {
  return others.some((other) => nameKey(other) === nameKey(name))
}

/** A name that may be sent: as long as names may be, with its extension. */
export function truncateName(name: string, ending = ''): string {
  const dot = name.lastIndexOf('.')
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const end = `${ending}${extension}`
  // Cut between characters: half an emoji is not valid text.
  const kept = [...base]
  while (kept.join('').length + end.length > limits.nameMaxCharacters && kept.length > 0) kept.pop()
  return `${kept.join('').trimEnd()}${end}`
}

/** The name, or the first of "name (2)", "name (3)" … that nothing has. */
export function freeName(name: string, others: readonly string[]): string {
  let free = truncateName(name)
  for (let number = 2; isTaken(free, others); number++) free = truncateName(name, ` (${number})`)
  return free
}
