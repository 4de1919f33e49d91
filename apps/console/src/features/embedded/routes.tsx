import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

const documentation = (path: string) =>
  lazyRoute(path, () => import('./DocumentationRoute.js'), 'DocumentationRoute')

/** Pages of other sites inside the console. */
export const embeddedRoutes = [
  documentation(consolePaths.documentation),
  documentation(consolePaths.documentationPage.pattern),
  lazyRoute(consolePaths.demo, () => import('./DemoRoute.js'), 'DemoRoute'),
]
