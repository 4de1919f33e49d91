import { type RawBuilder, sql } from 'kysely'

/** A text without case and accents, as the function `folded` of both databases gives it. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of what was typed, folded. */
export const foldedWords = (typed: string) => foldText(typed).split(/\s+/u).filter(Boolean)

/** A text of the database without case and accents, to search in and to sort by. */
export const folded = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`folded(${text})`
