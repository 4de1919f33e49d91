import { brand, lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

const pages = ['documentation', 'demo'] as const

/** Pages of other sites inside the console; those that this installation does not have have no address. */
export const embeddedRoutes = pages
  .filter((page) => brand.links[page])
  .map((page) => lazyRoute(consolePaths[page], () => import('./EmbeddedRoute.js'), 'EmbeddedRoute'))
