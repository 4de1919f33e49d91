import { AppRoot, consoleAddress, RouteFault, type Shell } from '@saywright/shell'
import { consolePaths, idOf, studioPaths } from '@saywright/shell/paths'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { audioFilesRoutes } from '../features/audio-files/routes.js'
import { exportsRoutes } from '../features/exports/routes.js'
import { hubRoutes } from '../features/hub/routes.js'
import { modelsRoutes } from '../features/models/routes.js'
import { unitTestsRoutes } from '../features/unit-tests/routes.js'
import { voiceCommandsRoutes } from '../features/voice-commands/routes.js'
import { wakeWordsRoutes } from '../features/wake-words/routes.js'
import { consoleLogin } from './consoleLogin.js'
import { StudioLayoutRoute } from './StudioLayoutRoute.js'

export function createStudioRouter(shell: Shell) {
  return createBrowserRouter(studioRoutes(shell, window.location))
}

type Place = { readonly protocol: string; readonly host: string }

/** The access rules of addresses. Data comes later, in the routes. @param here where the studio is served. */
export function studioRoutes({ session }: Pick<Shell, 'session'>, here: Place): RouteObject[] {
  const toProjects = () => redirect(consoleAddress(here, consolePaths.projects))
  const enter = ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
    const { projectId = '' } = params
    // The console reports the invalid id.
    if (!idOf(projectId)) return redirect(consoleAddress(here, consolePaths.studio({ projectId })))
    if (session.token() !== undefined) return null
    const { pathname, search } = new URL(request.url)
    return redirect(consoleLogin(here, pathname + search))
  }
  return [
    {
      Component: AppRoot,
      ErrorBoundary: RouteFault,
      children: [
        {
          path: studioPaths.project.pattern,
          loader: enter,
          Component: StudioLayoutRoute,
          children: [
            ...hubRoutes,
            ...voiceCommandsRoutes,
            ...wakeWordsRoutes,
            ...modelsRoutes,
            ...exportsRoutes,
            ...audioFilesRoutes,
            ...unitTestsRoutes,
            {
              path: '*',
              loader: ({ params }) => redirect(studioPaths.project({ projectId: params.projectId ?? '' })),
            },
          ],
        },
        { path: '*', loader: toProjects },
      ],
    },
  ]
}
