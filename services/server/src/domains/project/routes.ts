import type { ServerRoute } from '../shared/call.js'
import { attachProjectMemberRoute } from './attachProjectMember.js'
import { createProjectRoute } from './createProject.js'
import { detachProjectMemberRoute } from './detachProjectMember.js'
import { deleteProjectDraftRoute, getProjectDraftRoute, saveProjectDraftRoute } from './draft.js'
import { getProjectRoute } from './getProject.js'
import { listAllProjectsRoute } from './listAllProjects.js'
import { listProjectMembersRoute } from './listProjectMembers.js'
import { listProjectsRoute } from './listProjects.js'
import { saveProjectRoute } from './saveProject.js'
import { saveProjectRoleRoute } from './saveProjectRole.js'
import { createDeliveryRoute, getStaffProjectRoute, withdrawDeliveryRoute } from './staffDeliveries.js'
import { listStaffProjectsRoute, saveStaffProjectRoute } from './staffProjects.js'
import { startTrialRoute } from './startTrial.js'

export const projectRoutes: readonly ServerRoute[] = [
  listStaffProjectsRoute,
  saveStaffProjectRoute,
  getStaffProjectRoute,
  createDeliveryRoute,
  withdrawDeliveryRoute,
  listProjectsRoute,
  listAllProjectsRoute,
  createProjectRoute,
  getProjectRoute,
  listProjectMembersRoute,
  saveProjectRoute,
  saveProjectRoleRoute,
  startTrialRoute,
  getProjectDraftRoute,
  saveProjectDraftRoute,
  deleteProjectDraftRoute,
  attachProjectMemberRoute,
  detachProjectMemberRoute,
]
