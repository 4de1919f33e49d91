import { filled, limits, object, password } from '@saywright/api/contract'
import {
  comparePasswords,
  FormError,
  NewPasswordKit,
  PersonNameKit,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { LegalSentence } from '../legal/LegalSentence.js'
import type { Guest, NewAccount } from './Invitation.js'
import { invitationMessages } from './messages.js'

export type NewcomerFormProps = { email: string; guest: Extract<Guest, { kind: 'newcomer' }> }

const rules = object({
  first_name: filled('Grace', limits.nameMaxCharacters),
  last_name: filled('Hopper', limits.nameMaxCharacters),
  password: password(),
})
const blank: NewAccount = { first_name: '', last_name: '', password: '', password_confirmed: '' }

/** Name and password create the account; the link of the mail proves the address, so it needs no confirmation. */
export function NewcomerForm({ email, guest }: NewcomerFormProps) {
  const t = useMessages(invitationMessages)
  return (
    <ValidatedForm
      name="invitation"
      rules={rules}
      compare={comparePasswords}
      initialValues={blank}
      onSubmit={guest.onJoin}
      onInvalid={guest.onInvalid}
      aria-label={t('newcomer.form')}
    >
      {/* Names the account for a password manager. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="x3">
        <FormError hasFallback={false} />
        <PersonNameKit size="large" />
        <NewPasswordKit size="large" />
        <SubmitButton size="large" isFullWidth pendingLabel={t('newcomer.submitting')}>
          {t('newcomer.submit')}
        </SubmitButton>
        <LegalSentence />
      </Stack>
    </ValidatedForm>
  )
}
