/** Whether written or spoken: where its words lie is not told. */
export interface NamedMeaning {
  readonly intent: string | null
  readonly entities: readonly NamedEntity[]
}

export interface NamedEntity {
  readonly name: string
  readonly value: string | readonly string[]
  readonly entities: readonly NamedEntity[]
}

/** Intent and entities in a line: `PICK  quantity=2, aisle=12 (side=left)`; empty of a sentence that means nothing. */
export function meaningText({ intent, entities }: NamedMeaning): string {
  return [intent, entities.map(entityText).join(', ')].filter(Boolean).join('  ')
}

function entityText({ name, value, entities }: NamedEntity): string {
  const written = `${name}=${typeof value === 'string' ? value : value.join('; ')}`
  return entities.length === 0 ? written : `${written} (${entities.map(entityText).join(', ')})`
}
