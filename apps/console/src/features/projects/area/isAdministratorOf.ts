import type { Project } from '@saywright/api/contract'

/** Whether someone is an administrator of the organization of a project; nobody is while it is not known. */
export const isAdministratorOf = (project: Project | undefined, userId: number | undefined): boolean =>
  project?.organization.administrators.some(({ id }) => id === userId) ?? false
