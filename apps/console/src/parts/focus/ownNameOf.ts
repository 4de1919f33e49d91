/** The name that a user gave an organization; undefined while it has its generated one. */
export const ownNameOf = (
  organization: { name: string; is_named?: boolean | null | undefined } | undefined,
) => (organization?.is_named === false ? undefined : organization?.name)
