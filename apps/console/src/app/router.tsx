import { AppRoot, placeAfterLogin, RouteFault, type Shell, tabStorage } from '@saywright/shell'
import { signInPaths } from '@saywright/shell/paths'
import { createBrowserRouter, type DOMRouterOpts, type RouteObject, redirect } from 'react-router'
import { signInRoutes } from '../features/auth/routes.js'
import { isBackAgain } from '../parts/keptSignIn.js'

export function createConsoleRouter(shell: Shell) {
  const { routes, options } = consoleRouting(shell)
  return createBrowserRouter(routes, options)
}

export type ConsoleRouting = {
  routes: RouteObject[]
  options: Required<Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>>
}

/**
 * The access rules of addresses. Data comes later, in the routes. The login is part of the app, and the rest of the table is
 * loaded for another address, which saves the login page 5 kB.
 */
export function consoleRouting({ session }: Shell): ConsoleRouting {
  const isLoggedIn = () => session.token() !== undefined
  const visitorsOnly = ({ request }: { request: Request }) => {
    const { searchParams } = new URL(request.url)
    if (isBackAgain(tabStorage, searchParams)) session.clear()
    if (!isLoggedIn()) return null
    const place = placeAfterLogin(searchParams.get('next'), window.location)
    return redirect(place === '/' ? signInPaths.projects : place)
  }
  let isWhole = false
  return {
    routes: [
      {
        id: 'console',
        Component: AppRoot,
        ErrorBoundary: RouteFault,
        children: [{ loader: visitorsOnly, shouldRevalidate: () => true, children: signInRoutes }],
      },
    ],
    options: {
      patchRoutesOnNavigation: async ({ patch }) => {
        if (isWhole) return
        const { deferredSignInRoutes, deferredRoutes } = await import('./deferredRoutes.js')
        if (isWhole) return
        isWhole = true
        patch('sign-in', deferredSignInRoutes)
        patch('console', deferredRoutes(isLoggedIn))
      },
    },
  }
}
