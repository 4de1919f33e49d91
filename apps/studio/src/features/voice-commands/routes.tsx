import type { RouteObject } from 'react-router'

/** The editor and what it checks with are large: they come when someone opens a model. */
export const voiceCommandsRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./workspace/LatestModelRoute.js')).LatestModelRoute }),
  },
  {
    path: ':modelId',
    lazy: async () => ({ Component: (await import('./workspace/VoiceCommandsRoute.js')).VoiceCommandsRoute }),
  },
]
