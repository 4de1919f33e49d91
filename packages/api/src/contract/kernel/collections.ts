/** The collections of resources that the specification names, as the paths of calls about them do. */
export const collections = [
  'member',
  'files',
  'package-files',
  'packages',
  'tags',
  'categories',
  'deals',
  'vdk-versions',
  'deliveries',
  'projects',
  'domains',
  'invitations',
  'invitations_project',
  'organizations',
  'licence-keys',
  'users',
  'auth',
] as const

export type Collection = (typeof collections)[number]

/** The innermost collection that a path names; `product` for calls about no resource, such as the version check. */
export function collectionOf(path: string): Collection | 'product' {
  const parts = path.split('/').toReversed()
  return parts.find((part): part is Collection => collections.some((name) => name === part)) ?? 'product'
}
