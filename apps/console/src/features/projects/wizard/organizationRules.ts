import { accountEmail, filled, plainName, type } from '@saywright/api/contract'
import { type FieldErrors, validate } from '@saywright/forms'
import type { DetailsValues } from './wizardValues.js'

const ofNew = type({ organization_name: plainName('Lumière Instruments'), email_pro: accountEmail() })
const ofUnnamed = type({ organization_id: filled('3'), organization_name: plainName('Lumière Instruments') })
const ofKnown = type({ organization_id: filled('3') })

/** The question about the organization of a project: a new one, the name of an unnamed one, or which of several. */
export type OrganizationAsked = 'new' | 'name' | 'choice'

const rulesOf = { new: ofNew, name: ofUnnamed, choice: ofKnown } as const

/** Errors of the organization of a project. */
export function organizationFaults(values: DetailsValues, asked: OrganizationAsked): FieldErrors {
  return validate(rulesOf[asked], values)
}
