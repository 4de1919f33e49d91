import { pathTo } from './pathTo.js'
import { signInPaths } from './signInPaths.js'

/** Every address of the console: its route table matches them, and links lead to them. */
export const consolePaths = {
  ...signInPaths,
  /** Where a provider sends the browser back to. */
  googleCallback: '/auth/login/google',
  linkedInCallback: '/auth/login/linkedin',
  loginByCode: pathTo('/auth/login/:code'),
  setUpPassword: pathTo('/auth/setup-password/:email?/:code?'),
  confirmRegister: pathTo('/auth/confirm-register/:email?/:code?'),
  undoAddress: pathTo('/auth/undo-address/:code'),
  invitation: pathTo('/auth/invitation/:code'),

  newProject: '/wizard/project',

  /** The area of a project; without a place of it, its details. */
  project: pathTo('/projects/:projectId/settings'),
  projectDetails: pathTo('/projects/:projectId/settings/details'),
  projectTechnologies: pathTo('/projects/:projectId/settings/technologies'),
  projectUsers: pathTo('/projects/:projectId/settings/users'),
  projectDownloads: pathTo('/projects/:projectId/settings/downloads'),
  projectConanPackages: pathTo('/projects/:projectId/settings/conan-packages'),
  projectTokens: pathTo('/projects/:projectId/settings/tokens'),
  /** The places of a project on a small screen. */
  projectMenu: pathTo('/project-menu/:projectId'),

  accountMenu: '/account-menu',
  account: '/account',
  profile: '/account/profile',
  security: '/account/security',
  notifications: '/account/notifications',
  activity: '/account/activity',
  organization: '/account/organization',
  /** Makes an organization beside those that one has. */
  newOrganization: '/account/organization/new',
  organizationUsers: '/account/organization/users',
  /** The users of the organization, with the cursor in the invitation. */
  inviteUsers: '/account/organization/invite-users',
  organizationDomains: '/account/organization/domains',
  organizationAudit: '/account/organization/audit',

  contact: pathTo('/contact/:topic?'),
  feedback: '/feedback',

  /** The area of those who run this installation; it leads to the requests. */
  staff: '/staff',
  staffRequests: '/staff/requests',
  staffProjects: '/staff/projects',
  staffProject: pathTo('/staff/projects/:projectId'),
  staffOrganizations: '/staff/organizations',
  staffPeople: '/staff/people',
  staffTags: '/staff/tags',
  staffCategories: '/staff/categories',
  staffVdkVersions: '/staff/vdk-versions',
  staffTasks: '/staff/tasks',
  staffFiles: '/staff/files',
  staffPackages: '/staff/packages',
  staffMessages: '/staff/messages',
  staffLog: '/staff/log',

  error: '/error',
  notFound: '/error/404',

  /** Pages in the frame of the console: of the documentation, and of the demo where this installation has one. */
  documentation: '/documentation',
  documentationPage: pathTo('/documentation/:page'),
  demo: '/demo',
} as const
