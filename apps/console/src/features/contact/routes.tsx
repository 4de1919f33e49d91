import type { RouteObject } from 'react-router'

export const contactRoutes: RouteObject[] = [
  {
    path: 'contact/:topic?',
    lazy: async () => ({ Component: (await import('./contact/ContactRoute.js')).ContactRoute }),
  },
  {
    path: 'feedback',
    lazy: async () => ({ Component: (await import('./feedback/FeedbackRoute.js')).FeedbackRoute }),
  },
]
