import { placeAfterLogin, RouteFault, type Shell } from '@saywright/shell'
import { createBrowserRouter, type DOMRouterOpts, type RouteObject, redirect } from 'react-router'
import { authRoutes } from '../features/auth/routes.js'

export function createConsoleRouter(shell: Shell) {
  const { routes, options } = consoleRouting(shell)
  return createBrowserRouter(routes, options)
}

export type ConsoleRouting = {
  routes: RouteObject[]
  options: Required<Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>>
}

/**
 * Who may be where. The login is what most see first and comes with the app; all other addresses come together when one
 * of them is asked for. Data comes later, in the routes.
 */
export function consoleRouting({ session }: Shell): ConsoleRouting {
  const isLoggedIn = () => session.token() !== undefined
  const visitorsOnly = ({ request }: { request: Request }) => {
    if (!isLoggedIn()) return null
    const place = placeAfterLogin(new URL(request.url).searchParams.get('next'), window.location)
    return redirect(place === '/' ? '/projects' : place)
  }
  let isWhole = false
  return {
    routes: [
      {
        id: 'console',
        ErrorBoundary: RouteFault,
        HydrateFallback: Nothing,
        children: [
          { path: 'auth', loader: visitorsOnly, shouldRevalidate: () => true, children: authRoutes },
        ],
      },
    ],
    options: {
      patchRoutesOnNavigation: async ({ patch }) => {
        if (isWhole) return
        const { deferredSignInRoutes, deferredRoutes } = await import('./deferredRoutes.js')
        if (isWhole) return
        isWhole = true
        patch('entrance', deferredSignInRoutes)
        patch('console', deferredRoutes(isLoggedIn))
      },
    },
  }
}

function Nothing() {
  return null
}
