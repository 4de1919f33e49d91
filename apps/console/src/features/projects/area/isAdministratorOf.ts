import type { Project } from '@saywright/api/contract'

/** Whether a user is an administrator of the organization of a project; false while the project is unknown. */
export const isAdministratorOf = (project: Project | undefined, userId: number | undefined): boolean =>
  project?.organization.administrators.some(({ id }) => id === userId) ?? false
