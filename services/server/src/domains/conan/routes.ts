import type { ServerRoute } from '../shared/call.js'
import { listConanPackagesRoute } from './listConanPackages.js'

export const conanRoutes: readonly ServerRoute[] = [listConanPackagesRoute]
