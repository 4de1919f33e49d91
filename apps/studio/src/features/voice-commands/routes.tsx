import { lazyRoute } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { workspaceTabs } from './model/workspaceTab.js'

/** The editor and its checks are large: they are loaded with the first model. */
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
    // One screen: the typed text outlasts a change of the view.
    workspaceTabs.map((tab) => ({ element: null, ...(tab === 'grammar' ? { index: true } : { path: tab }) })),
  ),
  lazyRoute(
    studioPaths.voiceCommandVersions.pattern,
    () => import('./history/VersionsRoute.js'),
    'VersionsRoute',
  ),
]
