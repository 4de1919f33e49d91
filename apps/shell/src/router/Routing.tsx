import { type ComponentProps, useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router/dom'

export type RoutingProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>

/**
 * Draws the routes of a router, and nothing before it knows the route of the first address: until then it has none to draw,
 * or a redirect, and warns of either.
 */
export function Routing({ router }: RoutingProps) {
  const isKnown = useSyncExternalStore(router.subscribe, () => router.state.initialized)
  return isKnown && <RouterProvider router={router} />
}
