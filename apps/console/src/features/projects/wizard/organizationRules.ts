import { accountEmail, filled, plainName, type } from '@saywright/api/contract'
import { type FieldErrors, validate } from '@saywright/forms'
import type { DetailsValues } from './wizardValues.js'

const ofNew = type({ organization_name: plainName('Lumière Instruments'), email_pro: accountEmail() })
const ofKnown = type({ organization_id: filled('3') })

/** What is wrong with whose the project is: a first one names an organization and an address, the others choose. */
export function organizationFaults(values: DetailsValues, isFirst: boolean): FieldErrors {
  return validate(isFirst ? ofNew : ofKnown, values)
}
