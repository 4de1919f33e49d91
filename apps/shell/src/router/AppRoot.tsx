import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { lazyComponent } from './lazyComponent.js'

// The page does not change before the first paint.
const PageFocus = lazyComponent(() => import('../focus/PageFocus.js'), 'PageFocus')

/** Around all pages of an app: each change of the page leads the focus there. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <Suspense>
        <PageFocus />
      </Suspense>
    </>
  )
}
