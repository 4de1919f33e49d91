import type { ServerRoute } from '../shared/call.js'
import {
  createVdkVersionRoute,
  deleteVdkVersionRoute,
  listVdkVersionsRoute,
  saveVdkVersionRoute,
} from './vdkVersions.js'

export const vdkVersionsRoutes: readonly ServerRoute[] = [
  listVdkVersionsRoute,
  createVdkVersionRoute,
  saveVdkVersionRoute,
  deleteVdkVersionRoute,
]
