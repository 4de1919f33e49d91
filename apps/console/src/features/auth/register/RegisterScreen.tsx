import { register } from '@saywright/api/contract'
import {
  comparePasswords,
  EmailKit,
  KitForm,
  NewPasswordKit,
  PersonNameKit,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
} from '@saywright/forms'
import { Link, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { AuthHeading } from '../AuthHeading.js'
import { registerMessages } from './messages.js'

export type Registration = {
  first_name: string
  last_name: string
  email: string
  password: string
  password_confirmed: string
}

export type RegisterScreenProps = {
  onRegister: (registration: Registration) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

const blank: Registration = { first_name: '', last_name: '', email: '', password: '', password_confirmed: '' }

/** A new account by e-mail. */
export function RegisterScreen({ onRegister, onInvalid }: RegisterScreenProps) {
  const t = useMessages(registerMessages)
  return (
    <Stack gap="x4">
      <AuthHeading title={t('title')} lead={t('lead')} />
      <KitForm
        rules={rulesOf(register)}
        compare={comparePasswords}
        initialValues={blank}
        onSubmit={onRegister}
        onInvalid={onInvalid}
        aria-label={t('title')}
      >
        <Stack gap="x3">
          <PersonNameKit size="large" />
          <EmailKit size="large" />
          <NewPasswordKit size="large" />
          <SubmitButton size="large" fullWidth pendingLabel={t('submitting')}>
            {t('submit')}
          </SubmitButton>
        </Stack>
      </KitForm>
      <Text variant="bodySmall" tone="secondary" align="center">
        {richText(t('hasAccount'), { login: (words) => <Link href="/auth/login">{words}</Link> })}
      </Text>
    </Stack>
  )
}
