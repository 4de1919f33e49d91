import { placeAfterLogin, RouteFault, type Shell } from '@saywright/shell'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { authRoutes } from '../features/auth/routes.js'
import { errorRoutes } from '../features/errors/routes.js'
import { projectRoutes } from '../features/projects/routes.js'

export function createConsoleRouter(shell: Shell) {
  return createBrowserRouter(consoleRoutes(shell))
}

/** Who may be where. Data comes later, in the routes. */
export function consoleRoutes({ session }: Shell): RouteObject[] {
  const isLoggedIn = () => session.token() !== undefined
  const visitorsOnly = ({ request }: { request: Request }) => {
    if (!isLoggedIn()) return null
    const place = placeAfterLogin(new URL(request.url).searchParams.get('next'), window.location)
    return redirect(place === '/' ? '/projects' : place)
  }
  const accountsOnly = ({ request }: { request: Request }) => {
    if (isLoggedIn()) return null
    const { pathname, search } = new URL(request.url)
    const asked = pathname + search
    return redirect(asked === '/' ? '/auth/login' : `/auth/login?next=${encodeURIComponent(asked)}`)
  }
  return [
    {
      ErrorBoundary: RouteFault,
      HydrateFallback: Nothing,
      children: [
        { path: 'auth', loader: visitorsOnly, shouldRevalidate: () => true, children: authRoutes },
        { path: 'error', children: errorRoutes },
        {
          loader: accountsOnly,
          lazy: async () => ({ Component: (await import('./ConsoleLayout.js')).ConsoleLayout }),
          children: projectRoutes,
        },
        {
          path: '*',
          loader: (asked) => accountsOnly(asked) ?? redirect('/projects'),
          Component: Nothing,
        },
      ],
    },
  ]
}

function Nothing() {
  return null
}
