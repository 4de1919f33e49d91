import type { ServerRoute } from '../shared/call.js'
import { checkVersionRoute } from './checkVersion.js'
import { getDemoRoute } from './getDemo.js'
import { getHealthRoute } from './getHealth.js'
import { openEventsRoute } from './openEvents.js'
import { pushLogRoute } from './pushLog.js'
import { reportErrorRoute } from './reportError.js'

export const technicalRoutes: readonly ServerRoute[] = [
  checkVersionRoute,
  getDemoRoute,
  getHealthRoute,
  openEventsRoute,
  pushLogRoute,
  reportErrorRoute,
]
