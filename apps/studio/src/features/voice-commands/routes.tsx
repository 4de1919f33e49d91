import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

/** The editor and what it checks with are large: they come when someone opens a model. */
export const voiceCommandsRoutes = [
  lazyRoute(
    studioPaths.voiceCommands.pattern,
    () => import('./workspace/LatestModelRoute.js'),
    'LatestModelRoute',
  ),
  lazyRoute(
    studioPaths.voiceCommandModel.pattern,
    () => import('./workspace/VoiceCommandsRoute.js'),
    'VoiceCommandsRoute',
  ),
]
