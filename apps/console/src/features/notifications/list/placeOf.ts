import type { Notification } from '@saywright/api/contract'

type Lead = Pick<Notification, 'redirection_entity' | 'redirection_id'>

/** Where a notification leads: a path of the console, or undefined when it leads nowhere. */
export function placeOf({ redirection_entity, redirection_id }: Lead): string | undefined {
  const project = redirection_id ? `/projects/${redirection_id}/settings` : undefined
  switch (redirection_entity) {
    case 'projects':
      return project ?? '/projects'
    case 'project_assets':
      return project ? `${project}/technologies` : '/projects'
    case 'organization_users':
      return '/account/organization/invite-users'
    case 'dashboard':
      return '/projects'
    case 'profile':
      return '/account/profile'
    default:
      return undefined
  }
}
