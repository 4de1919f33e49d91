import type { Project } from '@saywright/api/contract'

/** Projects that have a status or beta access, last changed first; those without a date are last. */
export function visibleProjects(projects: readonly Project[]): Project[] {
  return projects
    .filter(({ status, beta_access }) => status || beta_access)
    .toSorted((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''))
}
