import { type RouteObject, redirect } from 'react-router'
import { accountRoutes } from '../features/account/routes.js'
import { invitationRoutes } from '../features/auth/others/routes.js'
import { contactRoutes } from '../features/contact/routes.js'
import { embeddedRoutes } from '../features/embedded/routes.js'
import { errorRoutes } from '../features/errors/routes.js'
import { legalRoutes } from '../features/legal/routes.js'
import { activityRoutes } from '../features/notifications/routes.js'
import { organizationRoutes } from '../features/organization/routes.js'
import { projectRoutes } from '../features/projects/routes.js'
import { staffRoutes } from '../features/staff/routes.js'

export { deferredSignInRoutes } from '../features/auth/others/routes.js'

/** Every address outside the entrance. Visitors are sent to the login, and come back from there. */
export function deferredRoutes(isLoggedIn: () => boolean): RouteObject[] {
  const accountsOnly = ({ request }: { request: Request }) => {
    if (isLoggedIn()) return null
    const { pathname, search } = new URL(request.url)
    const asked = pathname + search
    return redirect(asked === '/' ? '/auth/login' : `/auth/login?next=${encodeURIComponent(asked)}`)
  }
  return [
    ...invitationRoutes,
    { path: 'error', children: errorRoutes },
    {
      lazy: async () => ({ Component: (await import('./OpenLayout.js')).OpenLayout }),
      children: legalRoutes,
    },
    {
      loader: accountsOnly,
      lazy: async () => ({ Component: (await import('./ConsoleLayoutRoute.js')).ConsoleLayoutRoute }),
      children: [
        ...projectRoutes,
        ...contactRoutes,
        ...embeddedRoutes,
        ...staffRoutes,
        ...accountRoutes([...activityRoutes, ...organizationRoutes]),
      ],
    },
    {
      path: '*',
      loader: (asked) => accountsOnly(asked) ?? redirect('/projects'),
      Component: Nothing,
    },
  ]
}

function Nothing() {
  return null
}
