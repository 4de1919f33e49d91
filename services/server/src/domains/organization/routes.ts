import type { ServerRoute } from '../shared/call.js'
import { createOrganizationRoute } from './createOrganization.js'
import { deleteOrganizationRoute } from './deleteOrganization.js'
import { getOrganizationRoute } from './getOrganization.js'
import { listOrganizationsRoute } from './listOrganizations.js'
import { deleteLogoRoute, getLogoRoute, saveLogoRoute } from './logo.js'
import { nameOrganizationRoute } from './nameOrganization.js'
import { saveOrganizationRoute } from './saveOrganization.js'
import {
  listStaffOrganizationsRoute,
  saveOrganizationLimitsRoute,
  saveOrganizationSalesRoute,
} from './staffOrganizations.js'
import { verifyOrganizationNameRoute } from './verifyOrganizationName.js'

export const organizationRoutes: readonly ServerRoute[] = [
  listStaffOrganizationsRoute,
  saveOrganizationLimitsRoute,
  saveOrganizationSalesRoute,
  listOrganizationsRoute,
  createOrganizationRoute,
  getOrganizationRoute,
  verifyOrganizationNameRoute,
  saveOrganizationRoute,
  nameOrganizationRoute,
  deleteOrganizationRoute,
  saveLogoRoute,
  deleteLogoRoute,
  getLogoRoute,
]
