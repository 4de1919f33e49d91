const spoken = /[^\p{L}\p{M}\p{N}_.'’-]+/gu

/**
 * Converts a name to an identifier for the model in `<model.rule>`: characters that are not allowed in rule
 * names become `_`, and `_` is prefixed when the first character is not allowed there. `Front door` becomes
 * `Front_door`.
 */
export function importName(name: string): string {
  const written = name.trim().normalize('NFC').replace(spoken, '_')
  return /^[\p{L}_]/u.test(written) ? written : `_${written}`
}
