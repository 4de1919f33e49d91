/** The name that somebody gave an organization; undefined while it has the one that it was made with. */
export const ownNameOf = (
  organization: { name: string; is_named?: boolean | null | undefined } | undefined,
) => (organization?.is_named === false ? undefined : organization?.name)
