import type { Notification } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'

type Lead = Pick<Notification, 'redirection_entity' | 'redirection_id'>

/** The model in the studio that a notification leads to; `undefined` when it is about something else. */
export function modelOf({
  redirection_id: projectId,
  redirection_model_id: modelId,
}: Pick<Notification, 'redirection_id' | 'redirection_model_id'>) {
  return projectId && modelId ? { projectId, modelId } : undefined
}

/** Where a notification leads: a path of the console, or undefined when it leads nowhere. */
export function placeOf({ redirection_entity, redirection_id }: Lead): string | undefined {
  const params = redirection_id ? { projectId: redirection_id } : undefined
  switch (redirection_entity) {
    case 'projects':
      return params ? consolePaths.project(params) : consolePaths.projects
    case 'project_assets':
      return params ? consolePaths.projectTechnologies(params) : consolePaths.projects
    case 'organization_users':
      return consolePaths.inviteUsers
    case 'dashboard':
      return consolePaths.projects
    case 'staff_requests':
      return redirection_id
        ? `${consolePaths.staffRequests}?request=${redirection_id}`
        : consolePaths.staffRequests
    case 'profile':
      return consolePaths.profile
    default:
      return undefined
  }
}
