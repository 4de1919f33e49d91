import { interests, personLabels, wireValue } from '@saywright/api/catalogue'
import { accountEmail, limits, object, oneOf, optional, plainName, text } from '@saywright/api/contract'

/**
 * Rules of a complete profile. The call itself accepts parts of it, because other pages save only some
 * fields.
 */
export const profileRules = object({
  first_name: plainName('Ada'),
  last_name: plainName('Lovelace'),
  email: accountEmail(),
  verified_email: accountEmail(),
  person_label: oneOf(personLabels.map(wireValue)),
  interest_in_vdk: oneOf(interests.map(wireValue)),
  job_title: optional(text({ max: limits.freeTextMaxCharacters })),
  phone_number: optional(text({ max: limits.phoneMaxCharacters })),
})

/** Initial values of an empty profile. */
export const blankProfile = {
  first_name: '',
  last_name: '',
  email: '',
  verified_email: '',
  person_label: '',
  interest_in_vdk: '',
  job_title: '',
  phone_number: '',
}
