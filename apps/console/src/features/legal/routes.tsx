import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

/** For visitors and for logged-in users. */
export const legalRoutes = [consolePaths.terms, consolePaths.privacy].map((path) =>
  lazyRoute(path, () => import('./LegalRoute.js'), 'LegalRoute'),
)
