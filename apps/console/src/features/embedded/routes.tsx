import { brand, demoAddress, lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

const documentation = (path: string) =>
  lazyRoute(path, () => import('./DocumentationRoute.js'), 'DocumentationRoute')

/** Pages of other sites inside the console; a demo that this installation does not have has no address. */
export const embeddedRoutes = [
  documentation(consolePaths.documentation),
  documentation(consolePaths.documentationPage.pattern),
  ...(demoAddress(window.location, brand)
    ? [lazyRoute(consolePaths.demo, () => import('./DemoRoute.js'), 'DemoRoute')]
    : []),
]
