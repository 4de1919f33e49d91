import { lazyRoute } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'

export const contactRoutes = [
  lazyRoute(consolePaths.contact.pattern, () => import('./contact/ContactRoute.js'), 'ContactRoute'),
  lazyRoute(consolePaths.feedback, () => import('./feedback/FeedbackRoute.js'), 'FeedbackRoute'),
]
