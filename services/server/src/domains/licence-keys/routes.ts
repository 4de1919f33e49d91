import type { ServerRoute } from '../shared/call.js'
import { rotateLicenceKeyRoute } from './rotateLicenceKey.js'
import { saveLicenceEndRoute } from './saveLicenceEnd.js'
import { switchLicenceKeyRoute } from './switchLicenceKey.js'

export const licenceKeysRoutes: readonly ServerRoute[] = [
  rotateLicenceKeyRoute,
  switchLicenceKeyRoute,
  saveLicenceEndRoute,
]
