import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

/** For visitors and for people who are logged in. */
export const legalRoutes = [consolePaths.terms, consolePaths.privacy].map((path) =>
  lazyRoute(path, () => import('./LegalRoute.js'), 'LegalRoute'),
)
