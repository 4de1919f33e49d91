import type { Project } from '@saywright/api/contract'

/** The moments at which a project loses something, and its display changes. */
export function endsOf(project: Project | undefined): (string | null | undefined)[] {
  if (!project) return []
  const { evaluation_ends_on, trial_ends_on, deliveries = [] } = project
  return [evaluation_ends_on, trial_ends_on, ...(deliveries ?? []).map(({ expire_on }) => expire_on)]
}
