import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { LoadComponent } from './lazyComponent.js'

/**
 * A route whose component is loaded with the first visit.
 *
 * @param path of the route; undefined for a layout that only surrounds its children.
 */
export function lazyRoute<Name extends string>(
  path: string | undefined,
  load: LoadComponent<Name, object>,
  name: Name,
  children?: RouteObject[],
): NonIndexRouteObject {
  return {
    ...(path === undefined ? {} : { path }),
    ...(children ? { children } : {}),
    lazy: async () => ({ Component: (await load())[name] }),
  }
}
