import { brand } from '@saywright/shell'
import type { RouteObject } from 'react-router'

const lazy = async () => ({ Component: (await import('./EmbeddedRoute.js')).EmbeddedRoute })
const { documentation, demo } = brand.links

/** Pages of other sites in the frame of the console; those that this installation does not have have no address. */
export const embeddedRoutes: RouteObject[] = [
  ...(documentation ? [{ path: 'documentation', lazy }] : []),
  ...(demo ? [{ path: 'demo', lazy }] : []),
]
