/**
 * The organization in focus: the one that was kept, if the person still belongs to it, else the first.
 *
 * @param keptId of the organization chosen last on this device.
 * @returns undefined for who belongs to none.
 */
export function focusedIn<Organization extends { readonly id: number }>(
  organizations: readonly Organization[],
  keptId: number | undefined,
): Organization | undefined {
  return organizations.find(({ id }) => id === keptId) ?? organizations[0]
}
