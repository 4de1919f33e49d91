import { sql } from 'kysely'
import { folded } from '../../store/folded.js'

/** By what people are sorted and found, of the table `account`: the name as it is written in lists, and all that one may look for. */
export const nameOrder = folded(sql`account.last_name || ' ' || account.first_name`)
export const searchedText = folded(
  sql`account.last_name || ' ' || account.first_name || ' ' || account.email`,
)
