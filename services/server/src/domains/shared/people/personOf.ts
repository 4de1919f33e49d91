import { displayedName, type Person } from '@saywright/api/contract'

interface NamedAccount {
  readonly account_id: number
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** An account as others see it. */
export function personOf({ account_id, first_name, last_name, email }: NamedAccount): Person {
  return { id: account_id, first_name, last_name, email, name: displayedName({ first_name, last_name }) }
}

type Joined = { readonly [Name in keyof NamedAccount]: NamedAccount[Name] | null }

/** The same for an account that may be gone, read by a left join. */
export function maybePersonOf({ account_id, first_name, last_name, email }: Joined): Person | null {
  if (account_id === null || first_name === null || last_name === null || email === null) return null
  return personOf({ account_id, first_name, last_name, email })
}
