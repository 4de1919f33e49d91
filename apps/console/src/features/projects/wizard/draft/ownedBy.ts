import type { WizardValues } from '../wizardValues.js'

/**
 * A draft of an organization that is there; of another one once that was left or deleted.
 *
 * @param owner the one that is taken then; undefined where there is none, and a new one is named.
 * @param ids those for which this person may make a project.
 */
export function ownedBy(
  values: WizardValues,
  owner: number | undefined,
  ids: readonly number[],
): WizardValues {
  const { organization_id: chosen } = values.details
  if (chosen === '' ? owner === undefined : ids.some((id) => String(id) === chosen)) return values
  return {
    ...values,
    details: { ...values.details, organization_id: owner === undefined ? '' : String(owner) },
  }
}
