import { sql } from 'kysely'

/** In which people are searched. */
export const personColumns = [
  'account.last_name_folded',
  'account.first_name_folded',
  'account.email_folded',
] as const

/** Sort key of people: the name in the form of lists. */
export const nameOrder = sql<string>`account.last_name_folded || ' ' || account.first_name_folded`
