import { register } from '@saywright/api/contract'
import {
  comparePasswords,
  createChecks,
  EmailKit,
  NewPasswordKit,
  PersonNameKit,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { registerMessages } from './messages.js'

export type Registration = {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmed: string
}

export type RegisterFormProps = {
  onRegister: (registration: Registration) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** Whether an address seems to exist. One that could not be checked is refused. */
  onCheckEmail: (email: string, signal: AbortSignal) => Promise<boolean>
}

const blank: Registration = { first_name: '', last_name: '', email: '', password: '', password_confirmed: '' }

/** Name, address and password of a new account. */
export function RegisterForm({ onRegister, onInvalid, onCheckEmail }: RegisterFormProps) {
  const t = useMessages(registerMessages)
  const makeChecks = () =>
    createChecks({
      email: {
        run: async (email, signal) => ((await onCheckEmail(email, signal)) ? undefined : 'incorrectEmail'),
        onFailure: 'incorrectEmail',
      },
    })
  return (
    <ValidatedForm
      name="register"
      rules={rulesOf(register)}
      compare={comparePasswords}
      checks={makeChecks}
      initialValues={blank}
      onSubmit={onRegister}
      onInvalid={onInvalid}
      aria-label={t('title')}
    >
      <Stack gap="x3">
        <PersonNameKit size="large" />
        <EmailKit size="large" description={t('emailHint')} />
        <NewPasswordKit size="large" />
        <SubmitButton size="large" isFullWidth pendingLabel={t('submitting')}>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </ValidatedForm>
  )
}
