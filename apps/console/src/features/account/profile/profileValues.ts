import type { BodyOf, saveUser, User } from '@saywright/api/contract'
import { blankProfile } from '@saywright/forms'

export type ProfileValues = typeof blankProfile

const fields = Object.keys(blankProfile) as (keyof ProfileValues)[]

/** The names of the fields of a profile, for the errors of a server. */
export const profileFields: readonly string[] = fields

/** The initial values of the form of a profile; unknown ones are empty. */
export function valuesOf(user: User): ProfileValues {
  return Object.fromEntries(fields.map((field) => [field, user[field] ?? ''])) as ProfileValues
}

/** The body of a save: without an unchanged address, since a new one has to be proved first. */
export function bodyOf(values: ProfileValues, user: Pick<User, 'email'>): BodyOf<typeof saveUser> {
  const { email, ...rest } = values
  // The rules of the form let only the words of the lists pass.
  const body = rest as BodyOf<typeof saveUser>
  return isSameAddress(email, user.email) ? body : { ...body, email: email.trim() }
}

/** Addresses are compared without regard to case and outer space. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
