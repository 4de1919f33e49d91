import { readdirSync } from 'node:fs'
import { root } from './lib/root.ts'

/** The floors that the domains of the server are on, lowest first: none imports from one above its own. */
export const domainFloors = [
  'identity',
  'organization',
  'project',
  'resources',
  'models',
  'operations',
] as const

export type DomainFloor = (typeof domainFloors)[number]

type Served = {
  /** The floor of its folder in `services/server/src/domains`. */
  readonly floor: DomainFloor
  readonly withoutServer?: never
}

type NotServed = {
  readonly floor?: never
  /** Why `services/server/src/domains` has no folder of this name. */
  readonly withoutServer: string
}

/** A domain: one word in contract, hooks, server, messages and stories, and the paths of its calls. */
export type Domain = (Served | NotServed) & {
  readonly name: string
  /** Prefixes of the paths of its calls; the longest prefix in the table decides the domain of a call. */
  readonly paths: readonly string[]
  /** The word of the apps where it is another one: that of the addresses people see. */
  readonly inApps?: string
  /** Why `packages/api/src/react` has no file of this name. */
  readonly withoutHooks?: string
}

const organization = 'v3/organizations/{id}'
const ofMembers = 'v3/organizations/{orgId}'
const project = 'v3/projects/{id}'

/** Each kind of model has a folder in the contract, named as its calls are addressed. */
const modelFolders = readdirSync(`${root}packages/api/src/contract/models`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

export const domains: readonly Domain[] = [
  { name: 'access-tokens', floor: 'identity', paths: ['v3/tokens', `${project}/tokens`] },
  { name: 'account', floor: 'identity', paths: ['v3/me', 'v3/users/{id}', 'v3/staff/users'] },
  { name: 'audio-files', floor: 'resources', paths: [`${project}/audio-files`] },
  { name: 'audit', floor: 'operations', paths: [`${organization}/audit`, 'v3/staff/audit'] },
  { name: 'categories', floor: 'resources', paths: ['v3/staff/categories'] },
  { name: 'conan', floor: 'resources', paths: [`${project}/packages/conan`, 'v3/staff/packages'] },
  { name: 'contact', floor: 'operations', paths: ['v3/contacts', 'v3/staff/messages'] },
  {
    name: 'deals',
    floor: 'project',
    paths: [`${project}/deals`, `${project}/deal-status`, 'v3/staff/deals'],
  },
  {
    name: 'email-checks',
    floor: 'identity',
    paths: ['_hunter', 'v3/make_email_code', 'v3/verif_email_code'],
  },
  { name: 'email-domains', floor: 'organization', paths: [`${organization}/domains`] },
  { name: 'exports', floor: 'operations', paths: [`${project}/exports`, 'v2/exports'] },
  {
    name: 'files',
    floor: 'resources',
    paths: ['v3/files', 'v2/files', `${project}/files`, 'v3/uploads', 'v3/staff/files'],
  },
  { name: 'generation', floor: 'models', paths: [`${project}/generation`] },
  {
    name: 'invitations',
    floor: 'organization',
    paths: [`${organization}/invitations`, 'v3/invitations', 'v3/own_invitations'],
  },
  {
    name: 'licence-keys',
    floor: 'identity',
    paths: ['v3/users/{id}/licence-key', 'v3/staff/users/{id}/licence-key'],
  },
  {
    name: 'members',
    floor: 'organization',
    paths: [
      `${ofMembers}/members`,
      `${ofMembers}/attach-user`,
      `${ofMembers}/leave`,
      `${organization}/hand-over`,
    ],
  },
  {
    name: 'models',
    floor: 'models',
    // Voice commands are a domain of their own.
    paths: [...modelFolders.map((folder) => `${project}/${folder}`), 'v3/models'],
  },
  { name: 'notifications', floor: 'identity', paths: ['v3/notifications'] },
  { name: 'onboarding', floor: 'operations', paths: ['v3/onboarding'] },
  {
    name: 'organization',
    floor: 'organization',
    paths: ['v3/organizations', 'organizations', 'v3/staff/organizations'],
  },
  {
    name: 'project',
    floor: 'project',
    inApps: 'projects',
    paths: ['v3/projects', `${ofMembers}/projects`, 'v3/staff/projects'],
  },
  {
    name: 'security',
    floor: 'identity',
    paths: [
      'v3/sessions',
      'v3/proof',
      'v3/passkeys',
      'v3/users/{id}/security',
      'v3/users/{id}/sign-ins',
      'v3/users/{id}/totp',
    ],
  },
  {
    name: 'sign-in',
    floor: 'identity',
    inApps: 'auth',
    paths: [
      'v3/register',
      'v3/confirm_register',
      'v3/resend_confirm_register_email',
      'v3/login',
      'v3/login_second_factor',
      'v3/login_by_code',
      'v3/login_as_admin',
      'v3/stop_acting',
      'v3/make_login_code',
      'v3/logout',
      'v3/make_password_code',
      'v3/verif_password_code',
      'v3/reset_password',
      'v3/link_reset_password',
      'v3/undo_address_change',
      'v3/passkeys/login',
      'v3/passkeys/login-options',
      'v3/social_providers',
      'v3/social_start',
      'v3/social_login',
      'v3/social_login_by_code',
    ],
  },
  { name: 'tags', floor: 'project', paths: ['v3/staff/tags'] },
  { name: 'tasks', floor: 'operations', paths: [`${project}/tasks`, 'v3/staff/tasks'] },
  {
    name: 'technical',
    floor: 'operations',
    paths: ['_version', '_errorz', 'health', 'demo', 'v3/dlogs', 'v3/events'],
  },
  {
    name: 'technologies',
    paths: [],
    withoutHooks: 'rules and shapes of what others send',
    withoutServer: 'rules and shapes of what others send',
  },
  { name: 'unit-tests', floor: 'models', paths: [`${project}/unit-tests`] },
  { name: 'vdk-versions', floor: 'project', paths: ['v3/staff/vdk-versions'] },
  {
    name: 'voice',
    paths: ['v1', 'api/bootService', 'api/initServiceASR', 'api/availableVoices', 'api/synthesize'],
    withoutHooks: 'no browser reaches the voice service',
    withoutServer: 'services/voice is the server of these calls',
  },
  { name: 'voice-commands', floor: 'models', paths: [`${project}/voice-commands`] },
]

/** Parts of apps besides domains, in folders of features, namespaces of messages and titles of stories. */
export const otherParts: readonly string[] = [
  'code-dialog',
  'document',
  'embedded',
  'errors',
  'flows',
  'hub',
  'layout',
  'legal',
  'parts',
  'search',
  'staff',
  'tour',
  'versions',
  'wake-words',
]
