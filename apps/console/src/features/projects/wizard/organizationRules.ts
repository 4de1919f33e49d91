import { accountEmail, filled, plainName, type } from '@saywright/api/contract'
import { type FieldErrors, validate } from '@saywright/forms'
import type { DetailsValues } from './wizardValues.js'

const ofNew = type({ organization_name: plainName('Lumière Instruments'), email_pro: accountEmail() })
const ofUnnamed = type({ organization_id: filled('3'), organization_name: plainName('Lumière Instruments') })
const ofKnown = type({ organization_id: filled('3') })

/** What a project asks about whose it is: a new organization, the name of one that has none, or which of several. */
export type OrganizationAsked = 'new' | 'name' | 'choice'

const rulesOf = { new: ofNew, name: ofUnnamed, choice: ofKnown } as const

/** What is wrong with whose the project is. */
export function organizationFaults(values: DetailsValues, asked: OrganizationAsked): FieldErrors {
  return validate(rulesOf[asked], values)
}
