/**
 * The organization in focus: the stored one, if the user still belongs to it, otherwise the first.
 *
 * @param keptId of the organization chosen last on this device.
 * @returns undefined for a user without an organization.
 */
export function focusedIn<Organization extends { readonly id: number }>(
  organizations: readonly Organization[],
  keptId: number | undefined,
): Organization | undefined {
  return organizations.find(({ id }) => id === keptId) ?? organizations[0]
}
