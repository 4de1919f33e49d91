import type { Member, Project } from '@saywright/api/contract'

/** The members of the organization whom the project has not. */
export function notInProject(members: readonly Member[], project: Pick<Project, 'members'>): Member[] {
  const inside = new Set(project.members.map(({ user }) => user.id))
  return members.filter(({ user }) => !inside.has(user.id))
}
