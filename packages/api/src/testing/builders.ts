import type { AccessToken } from '../contract/access-tokens/accessToken.js'
import type { User } from '../contract/account/user.js'
import type { AudioAsset } from '../contract/audio-files/audioAsset.js'
import type { AuditEntry } from '../contract/audit/auditEntry.js'
import type { StaffMessage } from '../contract/contact/staffMessage.js'
import type { Deal } from '../contract/deals/deal.js'
import { exampleDeal } from '../contract/deals/example.js'
import type { StaffDeal } from '../contract/deals/staffDeal.js'
import type { OrganizationDomain } from '../contract/email-domains/organizationDomain.js'
import type { ProjectFile } from '../contract/files/projectFile.js'
import type { Invitation } from '../contract/invitations/invitation.js'
import type { Page } from '../contract/kernel/paging.js'
import type { Member, Person } from '../contract/members/member.js'
import type { Notification } from '../contract/notifications/notification.js'
import type { Onboarding } from '../contract/onboarding/onboarding.js'
import type { Organization } from '../contract/organization/organization.js'
import type { Project } from '../contract/project/project.js'
import type { AccountSecurity } from '../contract/security/accountSecurity.js'
import type { Passkey } from '../contract/security/passkey.js'
import type { Session } from '../contract/security/session.js'
import type { AuthResult, LoginResult } from '../contract/sign-in/result.js'
import type { Task } from '../contract/tasks/task.js'
import {
  defaultRecognizerSettings,
  type VoiceCommandModel,
  type VoiceCommandModelSummary,
} from '../contract/voice-commands/model.js'
import type { Hypothesis, Recognition } from '../contract/voice-commands/recognition.js'

/** The moment at which stories and tests take place. */
export const storyTime = '2026-11-22T09:00:00.000Z'

const earlier = '2026-11-20T16:00:00.000Z'
const longAgo = '2026-01-12T09:00:00.000Z'

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  name: 'LOVELACE Ada',
  email: 'ada@example.com',
  verified_email: 'ada@lumiere-instruments.com',
  person_label: 'Developer',
  interest_in_vdk: 'Build a proof of concept',
  interface_language: 'English',
  is_completed: true,
  status: 'verified',
  is_admin: false,
  organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }],
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})

export const anAuthResult = (changes: Partial<AuthResult> = {}): AuthResult => ({
  id: 1,
  access_token: 'a-token',
  account_created: false,
  ...changes,
})

/** An answer to a login that asks for the second factor. */
export const aSecondFactorRequest = (): LoginResult => ({
  account_created: false,
  second_factor: { ticket: 'a-ticket', minutes: 10 },
})

export const aSession = (changes: Partial<Session> = {}): Session => ({
  id: 12,
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  acted_by_staff: false,
  created_at: earlier,
  last_used_at: '2026-11-22T08:59:00.000Z',
  expires_at: '2026-12-04T16:00:00.000Z',
  ...changes,
})

export const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 4,
  name: 'Laptop',
  created_at: earlier,
  last_used_at: null,
  ...changes,
})

export const anAccountSecurity = (changes: Partial<AccountSecurity> = {}): AccountSecurity => ({
  has_password: true,
  totp: null,
  recovery_codes_left: 0,
  passkeys: 0,
  providers: [],
  ...changes,
})

/** Everything but a first command that was recognized. @param steps those that are otherwise. */
export const anOnboarding = (
  steps: Partial<Onboarding['steps']> = {},
  changes: Partial<Omit<Onboarding, 'steps'>> = {},
): Onboarding => ({
  steps: { account: true, profile: true, project: true, command: false, ...steps },
  is_welcome_closed: false,
  is_tour_closed: false,
  is_closed: false,
  ...changes,
})

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  name: 'LOVELACE Ada',
  ...changes,
})

export const aMember = (changes: Partial<Member> = {}): Member => ({
  id: 5,
  role: 'administrator',
  user: aPerson(),
  created_at: longAgo,
  ...changes,
})

export const anOrganization = (changes: Partial<Organization> = {}): Organization => ({
  id: 3,
  name: 'Lumière Instruments',
  country: 'France',
  geographic_area: 'EMEA',
  size: '50-500',
  website_url: 'lumiere-instruments.com',
  members: [aMember()],
  administrators: [aPerson()],
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})

export const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 12,
  invitation_mail: 'grace@example.com',
  role: { 'en-US': 'guest', 'fr-FR': 'invité' },
  invitations_project: [{ id: 14, project: { id: 7, title: 'Kitchen lamp' } }],
  organization: { id: 3, name: 'Lumière Instruments' },
  is_expired: false,
  created_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-11-23T08:30:00.000Z',
  ...changes,
})

export const aDomain = (changes: Partial<OrganizationDomain> = {}): OrganizationDomain => ({
  id: 9,
  name: 'lumiere-instruments.com',
  verification_email: 'ada@lumiere-instruments.com',
  added_by: aPerson(),
  members_total: 4,
  created_at: longAgo,
  ...changes,
})

export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 90,
  action: 'member.role_changed',
  account: aPerson(),
  is_staff: false,
  values: { name: 'HOPPER Grace', before: 'employee', after: 'administrator' },
  ip: '203.0.113.7',
  created_at: '2026-11-22T08:30:00.000Z',
  ...changes,
})

export const aStaffMessage = (changes: Partial<StaffMessage> = {}): StaffMessage => ({
  id: 5,
  kind: 'contact',
  topic: 'I need advice',
  message: 'Which microphone suits a noisy workshop?',
  sender: aPerson(),
  handled: false,
  created_at: '2026-11-22T08:30:00.000Z',
  ...changes,
})

export const aProject = (changes: Partial<Project> = {}): Project => ({
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments', administrators: [aPerson()] },
  status: 'Development',
  evaluation: 'Yes',
  evaluation_ends_on: '2026-12-12T09:00:00.000Z',
  tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }],
  technologies: ['asr'],
  langs: ['eng-US', 'fra-FR'],
  members: [aMember()],
  voice_commands_total: 1,
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})

/** A request for voice synthesis and one more language of strict commands, which waits. */
export const aDeal = (changes: Partial<Deal> = {}): Deal => ({
  ...exampleDeal,
  asked_by: aPerson(),
  ...changes,
})

/** The same as staff sees it. */
export const aStaffDeal = (changes: Partial<StaffDeal> = {}): StaffDeal => ({
  id: 18,
  status: 'waiting',
  project: { id: 7, title: 'Kitchen lamp' },
  organization: { id: 3, name: 'Lumière Instruments', country: 'France', size: '50-500' },
  deal: aDeal(),
  created_at: '2026-11-22T08:30:00.000Z',
  ...changes,
})

export const aVoiceCommandModelSummary = (
  changes: Partial<VoiceCommandModelSummary> = {},
): VoiceCommandModelSummary => ({
  id: 11,
  name: 'Lamps',
  language: 'eng-US',
  revision: 3,
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})

export const aVoiceCommandModel = (changes: Partial<VoiceCommandModel> = {}): VoiceCommandModel => ({
  ...aVoiceCommandModelSummary(),
  grammar:
    '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n\n<main>: switch (on | off) the <room> lamp;\n<room>: kitchen | hall;\n',
  settings: defaultRecognizerSettings,
  slots: [],
  ...changes,
})

export const aHypothesis = (changes: Partial<Hypothesis> = {}): Hypothesis => ({
  text: 'switch on the kitchen lamp',
  confidence: 7420,
  slots: {},
  words: [
    { text: 'switch', start_ms: 210, end_ms: 560, score: 0.97 },
    { text: 'on', start_ms: 560, end_ms: 720, score: 0.99 },
    { text: 'the', start_ms: 720, end_ms: 810, score: 0.91 },
    { text: 'kitchen', start_ms: 810, end_ms: 1240, score: 0.98 },
    { text: 'lamp', start_ms: 1240, end_ms: 1640, score: 0.96 },
  ],
  ...changes,
})

export const aRecognition = (changes: Partial<Recognition> = {}): Recognition => ({
  rejected: false,
  hypotheses: [aHypothesis()],
  single_hypothesis: true,
  tags: [],
  ...changes,
})

export const anAudioAsset = (changes: Partial<AudioAsset> = {}): AudioAsset => ({
  id: 21,
  name: 'switch-on.wav',
  type: 'audio/wav',
  duration: 1.8,
  size: 57_644,
  created_at: earlier,
  transcription: 'switch on the kitchen lamp',
  ...changes,
})

export const aTask = (changes: Partial<Task> = {}): Task => ({
  id: 31,
  project_id: 7,
  type: 'unit_test',
  status: 'running',
  progress: 0.4,
  current_step: 'audio-03.wav',
  created_at: '2026-11-22T08:59:00.000Z',
  duration: 12,
  ...changes,
})

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 41,
  message: 'Your project <b>Kitchen lamp</b> was approved.',
  redirection_entity: 'projects',
  redirection_id: 7,
  read_status: false,
  created_at: earlier,
  ...changes,
})

/** A whole list as a list call answers it; `total` says when there is more. */
export const aPage = <Item>(
  data: Item[],
  total = data.length,
): { data: Item[]; total: number } & Page<Item> => ({
  data,
  total,
})

export const aFile = (changes: Partial<ProjectFile> = {}): ProjectFile => ({
  id: 41,
  name: 'studio-6.1.4-windows.zip',
  original_name: 'studio-6.1.4-windows.zip',
  mime: 'application/zip',
  size: 193_567_129,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  checked: true,
  tagged: true,
  locked: false,
  created_at: earlier,
  categories: [],
  tags: [],
  ...changes,
})

export const anAccessToken = (changes: Partial<AccessToken> = {}): AccessToken => ({
  id: 12,
  name: 'Build server',
  hint: 'x7Qp',
  scopes: ['read', 'downloads'],
  created_at: earlier,
  expires_at: '2027-02-18T16:00:00.000Z',
  ...changes,
})
