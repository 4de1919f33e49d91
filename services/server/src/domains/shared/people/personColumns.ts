import { sql } from 'kysely'

/** In which people are searched. */
export const personColumns = [
  'account.last_name_folded',
  'account.first_name_folded',
  'account.email_folded',
] as const

/** By what people are sorted: the name as it is written in lists. */
export const nameOrder = sql<string>`account.last_name_folded || ' ' || account.first_name_folded`
