import type { ServerRoute } from '../shared/call.js'
import { listConanPackagesRoute } from './listConanPackages.js'
import { listStaffPackagesRoute, savePackageRoute, withdrawPackageRoute } from './staffPackages.js'

export const conanRoutes: readonly ServerRoute[] = [
  listConanPackagesRoute,
  listStaffPackagesRoute,
  savePackageRoute,
  withdrawPackageRoute,
]
