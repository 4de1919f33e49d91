import type { ServerRoute } from '../shared/call.js'
import { rotateLicenceKeyRoute } from './rotateLicenceKey.js'

export const licenceKeysRoutes: readonly ServerRoute[] = [rotateLicenceKeyRoute]
