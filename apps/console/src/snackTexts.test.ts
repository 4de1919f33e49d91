import { accountStatuses, projectStates, projectStatuses } from '@saywright/api/catalogue'
import { shellMessages } from '@saywright/shell'
import type { Locale, MessageSet } from '@saywright/ui/i18n'
import { describe, expect, it, test } from 'vitest'
import { profileMessages } from './features/account/profile/messages.js'
import { securityMessages } from './features/account/security/messages/index.js'
import { linkMessages } from './features/auth/link/messages.js'
import { registerMessages } from './features/auth/register/messages.js'
import { resetMessages } from './features/auth/reset/messages.js'
import { verifyMessages } from './features/auth/verify/messages.js'
import { contactMessages } from './features/contact/messages/index.js'
import { organizationMessages } from './features/organization/messages/index.js'
import { detailsMessages } from './features/projects/area/details/messages.js'
import { areaMessages } from './features/projects/area/messages.js'
import { requestMessages } from './features/projects/area/request/messages.js'
import { technologiesMessages } from './features/projects/area/technologies/messages.js'
import { projectUsersMessages } from './features/projects/area/users/messages.js'
import { wizardMessages } from './features/projects/wizard/messages/index.js'
import { codeDialogMessages } from './parts/code-dialog/messages.js'

function textOf({ translations }: MessageSet, locale: Locale, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], translations[locale])
}
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()

/** A sentence of its own in each language, with the same values in it. */
function expectBoth(messages: MessageSet, key: string) {
  const [english, french] = [textOf(messages, 'en-US', key), textOf(messages, 'fr-FR', key)] as [
    string,
    string,
  ]
  for (const text of [english, french]) {
    expect(text).toMatch(/\S/)
    expect(text).not.toBe(key)
  }
  expect(french).not.toBe(english)
  expect(placeholders(french)).toEqual(placeholders(english))
}

// Refusals with sentences of the server are in the test of its messages.
test.each<[string, MessageSet, string, english?: string]>([
  ['incorrect_form', shellMessages, 'notice.incorrectForm'],
  ['error_occured', linkMessages, 'incomplete'],
  ['administrators_only', wizardMessages, 'faults.administratorsOnly'],
  [
    'a malformed project id',
    areaMessages,
    'malformed',
    'The id project is not well formatted. Choose a project in the list.',
  ],
  ['a license key that cannot be copied', detailsMessages, 'licence.copyFailed'],
  ['nothing has changed', requestMessages, 'nothingChanged', 'Nothing has changed'],
  ['an already-submitted project', wizardMessages, 'faults.alreadySubmitted'],
  ['a deal that is already open', technologiesMessages, 'dealAlreadyOpen'],
  ['the profile first', wizardMessages, 'faults.profileFirst', 'You must complete your profile first.'],
  [
    'the organization first',
    organizationMessages,
    'create.first',
    'You must complete your organization first',
  ],
])('M-001 the error of %s is said in both languages', (_, messages, key, english) => {
  expectBoth(messages, key)
  if (english) expect(textOf(messages, 'en-US', key)).toContain(english)
})

test.each<[string, MessageSet, string]>([
  ['success_save_profile', profileMessages, 'saved'],
  ['snack_confirmation_account_mail', verifyMessages, 'resent'],
  ['snack_confirmation_register_email', registerMessages, 'sent'],
  ['password_changed', securityMessages, 'password.changed'],
  ['resent_code', codeDialogMessages, 'resent'],
  ['contact_form_success', contactMessages, 'contact.sent'],
  ['reset_password_mail_send', resetMessages, 'sent.notice'],
  ['invite_success', organizationMessages, 'invite.sent'],
  ['remove_invitation_success', organizationMessages, 'invitations.cancelled'],
  ['save_success', organizationMessages, 'information.saved'],
  ['update_user_role_success', organizationMessages, 'users.changeRole.done'],
  ['remove_user_from_org_success', organizationMessages, 'users.remove.done'],
  ['success_save_project', detailsMessages, 'saved'],
  ['user attached', projectUsersMessages, 'attached'],
  ['user detached from project', projectUsersMessages, 'detach.done'],
  ['license key copied', detailsMessages, 'licence.copied'],
  ['resource request saved', requestMessages, 'saved'],
])('M-002 the success of %s is said in both languages', (_, messages, key) => expectBoth(messages, key))

describe('labels of states', () => {
  it('M-007 an account has three, in both languages', () => {
    expect(accountStatuses.map((status) => [status['en-US'], status['fr-FR']])).toEqual([
      ['Pending verification', 'En attente de vérification'],
      ['Unverified', 'Non vérifié'],
      ['Verified', 'Vérifié'],
    ])
  })

  it('M-007 the state of a project has five, in both languages', () => {
    expect(projectStates.map((state) => [state['en-US'], state['fr-FR']])).toEqual([
      ['Draft', 'Brouillon'],
      ['Waiting for a decision', 'En attente d’une décision'],
      ['In evaluation', 'En évaluation'],
      ['Evaluation ended', 'Évaluation terminée'],
      ['In production', 'En production'],
    ])
  })

  it('M-007 the phase of a project has four, in both languages', () => {
    expect(projectStatuses.map((status) => [status['en-US'], status['fr-FR']])).toEqual([
      ['Discovery', 'Découverte'],
      ['Development', 'Développement'],
      ['Deployment', 'Déploiement'],
      ['Production', 'Production'],
    ])
  })
})
