/** Name of a grammar in formats whose names are ASCII: other characters become `_`. */
export function asciiName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '_') || 'commands'
}
