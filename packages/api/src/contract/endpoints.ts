import * as accessTokens from './access-tokens/calls.js'
import * as account from './account/calls.js'
import * as audioFiles from './audio-files/calls.js'
import * as audit from './audit/calls.js'
import * as categories from './categories/calls.js'
import * as conan from './conan/calls.js'
import * as contact from './contact/calls.js'
import * as deals from './deals/calls.js'
import * as emailChecks from './email-checks/calls.js'
import * as emailDomains from './email-domains/calls.js'
import * as exports from './exports/calls.js'
import * as files from './files/calls.js'
import * as generation from './generation/calls.js'
import * as invitations from './invitations/calls.js'
import type { Endpoint } from './kernel/endpoint.js'
import * as licenceKeys from './licence-keys/calls.js'
import * as members from './members/calls.js'
import * as models from './models/calls.js'
import * as notifications from './notifications/calls.js'
import * as onboarding from './onboarding/calls.js'
import * as organization from './organization/calls.js'
import * as project from './project/calls.js'
import * as security from './security/calls.js'
import * as signIn from './sign-in/calls.js'
import * as tags from './tags/calls.js'
import * as tasks from './tasks/calls.js'
import * as technical from './technical/calls.js'
import * as unitTests from './unit-tests/calls.js'
import * as vdkVersions from './vdk-versions/calls.js'
import * as voice from './voice/calls.js'
import * as voiceCommands from './voice-commands/calls.js'

/** Every call of the product's server by name: what the `calls.ts` of each domain exports. */
export const endpoints = {
  ...accessTokens,
  ...account,
  ...audioFiles,
  ...audit,
  ...categories,
  ...conan,
  ...contact,
  ...deals,
  ...emailChecks,
  ...emailDomains,
  ...exports,
  ...files,
  ...generation,
  ...invitations,
  ...licenceKeys,
  ...members,
  ...models,
  ...notifications,
  ...onboarding,
  ...organization,
  ...project,
  ...security,
  ...signIn,
  ...tags,
  ...tasks,
  ...technical,
  ...unitTests,
  ...vdkVersions,
  ...voiceCommands,
} as const satisfies Record<string, Endpoint>

/** The calls of the voice service, which only the server reaches. */
export const voiceEndpoints = { ...voice } as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
