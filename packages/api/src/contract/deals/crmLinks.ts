/** Kinds of records in a customer database. */
export const crmKinds = ['deal', 'lead', 'project', 'person', 'organization'] as const
export type CrmKind = (typeof crmKinds)[number]

/**
 * Addresses of records in an external customer database, such as `https://crm.example/deal/18`.
 *
 * @param base base address; without one there are no addresses.
 * @param ids identifiers by kind; missing ones are left out.
 */
export function crmLinks(
  base: string | undefined,
  ids: Readonly<Partial<Record<CrmKind, number | string | null>>>,
): Partial<Record<CrmKind, string>> {
  if (!base) return {}
  const root = base.replace(/(?<!\/)\/+$/, '')
  return Object.fromEntries(
    crmKinds.flatMap((kind) => {
      const id = ids[kind]
      return id === undefined || id === null || id === ''
        ? []
        : [[kind, `${root}/${kind}/${encodeURIComponent(String(id))}`]]
    }),
  )
}
