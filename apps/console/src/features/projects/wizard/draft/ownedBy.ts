import type { WizardValues } from '../wizardValues.js'

/**
 * A draft of an existing organization; of another one once that was left or deleted.
 *
 * @param owner the organization that replaces it; undefined without one, and a new one is named.
 * @param ids those for which this user may make a project.
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
