import { anAudioAsset, aPerson, aProject, aUser } from '@saywright/api/testing'
import {
  createDiscardGuard,
  createFormDrafts,
  FormDraftsContext,
  type SubmissionErrors,
  submissionErrors,
} from '@saywright/forms'
import { ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ProfileForm } from '../apps/console/src/features/account/profile/ProfileForm.js'
import { PasskeyNameDialog } from '../apps/console/src/features/account/security/PasskeyNameDialog.js'
import { NewcomerForm } from '../apps/console/src/features/auth/invitation/NewcomerForm.js'
import { LoginScreen } from '../apps/console/src/features/auth/login/LoginScreen.js'
import { RegisterForm } from '../apps/console/src/features/auth/register/RegisterForm.js'
import { ResetPasswordScreen } from '../apps/console/src/features/auth/reset/ResetPasswordScreen.js'
import { ContactScreen } from '../apps/console/src/features/contact/contact/ContactScreen.js'
import { FeedbackScreen } from '../apps/console/src/features/contact/feedback/FeedbackScreen.js'
import { DomainForm } from '../apps/console/src/features/organization/email-domains/DomainForm.js'
import { NewOrganizationScreen } from '../apps/console/src/features/organization/information/NewOrganizationScreen.js'
import { InviteForm } from '../apps/console/src/features/organization/users/InviteForm.js'
import { InviteManyDialog } from '../apps/console/src/features/organization/users/InviteManyDialog.js'
import { DetailsForm } from '../apps/console/src/features/projects/area/details/DetailsForm.js'
import { WelcomeDialog } from '../apps/console/src/features/projects/dashboard/welcome/WelcomeDialog.js'
import { ActAsDialog } from '../apps/console/src/features/staff/acting/ActAsDialog.js'
import { UploadDialog } from '../apps/console/src/features/staff/downloads/UploadDialog.js'
import { PersonDialog } from '../apps/console/src/features/staff/people/PersonDialog.js'
import { ApproveForm } from '../apps/console/src/features/staff/requests/ApproveForm.js'
import { DeclineForm } from '../apps/console/src/features/staff/requests/DeclineForm.js'
import { NewTokenDialog } from '../apps/console/src/parts/access-tokens/NewTokenDialog.js'
import { NameOrganizationCard } from '../apps/console/src/parts/name-organization/NameOrganizationCard.js'
import { FilePane } from '../apps/studio/src/features/audio-files/manager/FilePane.js'
import { CreateModelDialog } from '../apps/studio/src/features/hub/home/CreateModelDialog.js'
import { projectAudioFile } from '../apps/studio/src/parts/audio-files/projectAudioFile.js'
import { TranscriptDialog } from '../apps/studio/src/parts/audio-files/TranscriptDialog.js'

const ended = vi.fn()
const refuse = async (): Promise<SubmissionErrors> => {
  ended()
  return submissionErrors(undefined, [])
}
const onInvalid = ended
const nothing = () => {}
const valid = { run: async () => undefined, onFailure: 'valid' } as const
const free = async () => false
const guard = createDiscardGuard()
const recording = projectAudioFile(anAudioAsset())
const of = { guard, onInvalid }

/** Every form of the product, by the file that draws it. */
const forms: Readonly<Record<string, () => ReactNode>> = {
  'console/src/parts/access-tokens/NewTokenDialog.tsx': () => (
    <NewTokenDialog scopes={['read']} onSubmit={refuse} onClose={nothing} />
  ),
  'console/src/features/account/profile/ProfileForm.tsx': () => (
    <ProfileForm
      {...of}
      user={aUser()}
      picture={undefined}
      onUploadPicture={async () => {}}
      onRemovePicture={undefined}
      checkCorporateEmail={valid}
      onSave={refuse}
    />
  ),
  'console/src/features/account/security/PasskeyNameDialog.tsx': () => (
    <PasskeyNameDialog
      title="Passkey"
      name=""
      submitLabel="Add"
      pendingLabel="Adding"
      onSubmit={refuse}
      onClose={nothing}
    />
  ),
  'console/src/features/auth/invitation/NewcomerForm.tsx': () => (
    <NewcomerForm email="ada@example.com" guest={{ kind: 'newcomer', onJoin: refuse, onInvalid }} />
  ),
  'console/src/features/auth/login/LoginScreen.tsx': () => (
    <LoginScreen onLogIn={refuse} onInvalid={onInvalid} social={null} />
  ),
  'console/src/features/auth/register/RegisterForm.tsx': () => (
    <RegisterForm onRegister={refuse} onInvalid={onInvalid} onCheckEmail={async () => true} />
  ),
  'console/src/features/auth/reset/ResetPasswordScreen.tsx': () => (
    <ResetPasswordScreen onSend={refuse} onInvalid={onInvalid} loginHref="/auth/login" />
  ),
  'console/src/features/contact/contact/ContactScreen.tsx': () => (
    <ContactScreen
      begun={{ topic: '', message: '' }}
      email="ada@example.com"
      onSend={refuse}
      onInvalid={onInvalid}
      inviteHref="mailto:"
    />
  ),
  'console/src/features/contact/feedback/FeedbackScreen.tsx': () => (
    <FeedbackScreen onSend={refuse} onInvalid={onInvalid} />
  ),
  'console/src/features/organization/email-domains/DomainForm.tsx': () => (
    <DomainForm
      askDomain={async (domain) => domain}
      askEmail={async () => ({ valid: true, professional: true })}
      onAdd={async () => ({ refused: await refuse() })}
      onInvalid={onInvalid}
      onClose={nothing}
    />
  ),
  'console/src/features/organization/information/OrganizationForm.tsx': () => (
    <NewOrganizationScreen {...of} askName={free} onCreate={refuse} />
  ),
  'console/src/features/organization/users/InviteForm.tsx': () => (
    <InviteForm projects={[]} autoFocus={false} onInvite={refuse} onInvalid={onInvalid} onMany={nothing} />
  ),
  'console/src/features/organization/users/InviteManyDialog.tsx': () => (
    <InviteManyDialog onInvite={refuse} onInvalid={onInvalid} onClose={nothing} />
  ),
  'console/src/features/projects/area/details/DetailsForm.tsx': () => (
    <DetailsForm {...of} project={aProject()} onSave={refuse} />
  ),
  'console/src/features/projects/dashboard/welcome/WelcomeDialog.tsx': () => (
    <WelcomeDialog
      values={{ ...aUser(), verified_email: '', person_label: '', interest_in_vdk: '', phone_number: '' }}
      checkCorporateEmail={valid}
      onSave={refuse}
      onInvalid={onInvalid}
      onClose={nothing}
    />
  ),
  'console/src/features/staff/acting/ActAsDialog.tsx': () => (
    <ActAsDialog isOpen onClose={nothing} onAct={refuse} onInvalid={onInvalid} />
  ),
  'console/src/features/staff/downloads/UploadDialog.tsx': () => (
    <UploadDialog
      file={new File(['x'], 'studio.zip')}
      search={{ projects: [], onSearch: nothing }}
      onUpload={refuse}
      onInvalid={onInvalid}
      onClose={nothing}
    />
  ),
  'console/src/features/staff/list/RowDialog.tsx': () => (
    <PersonDialog
      person={{
        person: aPerson(),
        is_admin: false,
        is_confirmed: true,
        licence_end: 'deliveries',
        organizations: [],
        created_at: '2026-01-12T09:00:00.000Z',
      }}
      name="LOVELACE Ada"
      onSave={refuse}
      onInvalid={onInvalid}
      onClose={nothing}
    />
  ),
  'console/src/features/staff/requests/ApproveForm.tsx': () => (
    <ApproveForm
      requestId={18}
      members={4}
      now={new Date(2026, 10, 22)}
      providers={[]}
      onApprove={refuse}
      onInvalid={onInvalid}
    />
  ),
  'console/src/features/staff/requests/DeclineForm.tsx': () => (
    <DeclineForm requestId={18} members={4} onDecline={refuse} onInvalid={onInvalid} />
  ),
  'console/src/parts/name-organization/NameOrganizationCard.tsx': () => (
    <NameOrganizationCard name="Organization of LOVELACE Ada" onSave={refuse} onInvalid={onInvalid} />
  ),
  'studio/src/features/audio-files/manager/FilePane.tsx': () => (
    <FilePane
      file={recording}
      sourceOf={() => 'sound.wav'}
      takenNames={[]}
      onSave={refuse}
      onDelete={undefined}
      onTrim={undefined}
      onClose={nothing}
    />
  ),
  'studio/src/parts/models/NameForm.tsx': () => (
    <CreateModelDialog
      models={[]}
      tags={[{ technology: 'asr', langs: ['eng-US'] }]}
      templates={undefined}
      onReadTemplates={nothing}
      onCreate={refuse}
      onClose={nothing}
    />
  ),
  'studio/src/parts/audio-files/TranscriptDialog.tsx': () => (
    <TranscriptDialog file={recording} source="sound.wav" onSave={refuse} onClose={nothing} />
  ),
}

/** Fields whose text must not be stored. */
const notKept: Readonly<Record<string, string>> = {
  'console/src/features/account/security/DeleteDialog.tsx':
    'is typed anew so that nobody deletes an account by a slip',
  'console/src/features/account/security/PasswordCard.tsx': 'takes passwords',
  'console/src/features/account/security/TotpDialog.tsx': 'takes a code',
  'console/src/features/auth/log-in-again/LogInAgainForm.tsx': 'takes a password or a code',
  'console/src/features/auth/second-factor/SecondFactorForm.tsx': 'takes a code',
  'console/src/features/auth/setup/SetupPasswordScreen.tsx': 'takes passwords',
  'console/src/features/organization/information/HandOverDialog.tsx':
    'is chosen anew so that nobody gets an organization by a slip',
  'console/src/features/organization/information/ReadOnlyInformation.tsx': 'is read only',
  'console/src/features/projects/area/details/ReadOnlyDetails.tsx': 'is read only',
  'console/src/features/projects/wizard/DetailsStep.tsx': 'is kept by the draft of the wizard',
  'console/src/features/projects/wizard/PersonStep.tsx': 'is kept by the draft of the wizard',
  'console/src/parts/proof/ProofForm.tsx': 'takes a password or a code',
  'studio/src/features/voice-commands/panes/try/unit-test/AddToTestDialog.tsx':
    'is about what was recorded, which no reload keeps',
  'studio/src/parts/audio-files/RecordDialog.tsx': 'names what was recorded, which no reload keeps',
}

const sources = import.meta.glob<string>(['../apps/*/src/**/*.tsx', '!**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

beforeEach(() => {
  sessionStorage.clear()
  ended.mockClear()
})
afterEach(cleanup)

it('covers every form of the product whose text may be stored', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    source.includes('<ValidatedForm') ? [path.replace('../apps/', '')] : [],
  )
  expect(found.toSorted()).toEqual([...Object.keys(forms), ...Object.keys(notKept)].toSorted())
})

it.each(Object.entries(forms))('%s: keeps the text after a failure and a reload', async (_path, draw) => {
  await show(draw)
  const typed: Record<string, string> = {}
  for (const field of textFields()) {
    await userEvent.fill(field, wordsFor(field))
    typed[field.name] = field.value
  }
  expect(Object.keys(typed)).not.toEqual([])
  document.querySelector('form')?.requestSubmit()
  await expect
    .poll(() => ended.mock.calls.length + document.querySelectorAll('[aria-invalid="true"]').length)
    .toBeGreaterThan(0)
  await expect.poll(() => Object.values(sessionStorage).length).toBe(1)

  // A reload runs nothing that unmounting does.
  const kept = { ...sessionStorage } as Record<string, string>
  await cleanup()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)

  await show(draw)
  await expect
    .poll(() => Object.fromEntries(textFields().map(({ name, value }) => [name, value])))
    .toMatchObject(typed)
})

async function show(draw: () => ReactNode) {
  await render(
    <ThemeProvider locale="en-US" theme="light" navigate={nothing}>
      <FormDraftsContext value={createFormDrafts(sessionStorage, 1)}>{draw()}</FormDraftsContext>
    </ThemeProvider>,
  )
  await expect.poll(() => textFields().length).toBeGreaterThan(0)
}

/** Text fields whose text may be stored. */
function textFields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  const all = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:is([type="text"], [type="email"], [type="tel"], [type="url"], :not([type])))',
  )
  return [...all].filter(
    (field) =>
      field.name !== '' && !field.readOnly && !field.disabled && !field.hidden && field.role !== 'combobox',
  )
}

function wordsFor({ type }: { type: string }): string {
  if (type === 'email') return 'grace.typed@halden.com'
  return type === 'tel' ? '0612345678' : type === 'url' ? 'halden.com' : 'Typed by hand'
}
