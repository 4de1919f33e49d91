import type { ExpectedEntity, ExpectedMeaning } from '@saywright/grammar'

/** A meaning in a line: `PICK, quantity 2, aisle 12, side left`; empty of a sentence that means nothing. */
export function meaningText({ intent, entities = [] }: ExpectedMeaning): string {
  return [intent, ...entities.flatMap(entityTexts)].filter(Boolean).join(', ')
}

function entityTexts({ name, value, entities }: ExpectedEntity): string[] {
  const written = typeof value === 'string' ? value : `[${value.join(', ')}]`
  return [`${name} ${written}`, ...entities.flatMap(entityTexts)]
}
