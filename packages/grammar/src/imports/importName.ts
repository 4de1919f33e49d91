const spoken = /[^\p{L}\p{M}\p{N}_.'’-]+/gu

/**
 * A name as a rule can spell it, to stand before the dot of `<model.rule>`: what a rule's name may not hold becomes `_`, and
 * `_` comes before a name that begins otherwise than a rule's may. `Front door` is written `Front_door`.
 */
export function importName(name: string): string {
  const written = name.trim().normalize('NFC').replace(spoken, '_')
  return /^[\p{L}_]/u.test(written) ? written : `_${written}`
}
