import { lazyRoute } from '@saywright/shell'
import { consolePaths, loginPath } from '@saywright/shell/paths'
import { type RouteObject, redirect } from 'react-router'
import { accountRoutes } from '../features/account/routes.js'
import { mailLinkRoutes } from '../features/auth/deferred/routes.js'
import { contactRoutes } from '../features/contact/routes.js'
import { embeddedRoutes } from '../features/embedded/routes.js'
import { errorRoutes } from '../features/errors/routes.js'
import { legalRoutes } from '../features/legal/routes.js'
import { activityRoutes } from '../features/notifications/routes.js'
import { organizationRoutes } from '../features/organization/routes.js'
import { projectRoutes } from '../features/projects/routes.js'
import { staffRoutes } from '../features/staff/routes.js'

export { deferredSignInRoutes } from '../features/auth/deferred/routes.js'

/** Every address beside those of the sign-in. Visitors are sent to the login, and come back from there. */
export function deferredRoutes(isLoggedIn: () => boolean): RouteObject[] {
  const accountsOnly = ({ request }: { request: Request }) => {
    if (isLoggedIn()) return null
    const { pathname, search } = new URL(request.url)
    const asked = pathname + search
    return redirect(loginPath(asked === '/' ? undefined : asked))
  }
  return [
    ...mailLinkRoutes,
    ...errorRoutes,
    lazyRoute(undefined, () => import('./OpenLayout.js'), 'OpenLayout', legalRoutes),
    {
      ...lazyRoute(undefined, () => import('./ConsoleLayoutRoute.js'), 'ConsoleLayoutRoute'),
      loader: accountsOnly,
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
      loader: (asked) => accountsOnly(asked) ?? redirect(consolePaths.projects),
    },
  ]
}
