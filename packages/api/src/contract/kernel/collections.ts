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

/** Descriptions of the collections, for the reference. */
export const collectionNotes: Readonly<Record<Collection | 'product', string>> = {
  product: 'Logging in, models, tasks and everything that belongs to no collection.',
  member: 'Members of an organization.',
  files: 'Files of a project, for download.',
  'package-files': 'Files of a Conan package.',
  packages: 'Conan packages.',
  tags: 'Tags of projects, files and packages.',
  categories: 'Categories of tags.',
  deals: 'Requests for an evaluation or for resources.',
  'vdk-versions': 'Versions of the development kit.',
  deliveries: 'Technologies and languages that a project has.',
  projects: 'Projects.',
  domains: 'Mail domains of an organization.',
  invitations: 'Invitations to an organization.',
  invitations_project: 'Invitations to a project.',
  organizations: 'Organizations.',
  'licence-keys': 'Licence keys.',
  users: 'Accounts.',
  auth: 'Ways into an account.',
}
