import { enteredPassword, object, text } from '@saywright/api/contract'
import {
  CodeKit,
  FormError,
  fieldNames,
  type SubmissionErrors,
  useFormField,
  ValidatedForm,
} from '@saywright/forms'
import { PasswordField, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { logInAgainMessages } from './messages.js'

export type LogInAgainFormProps = {
  id: string
  email: string
  /** The requested factor. */
  step: 'password' | 'code'
  onPassword: (password: string) => Promise<SubmissionErrors | undefined>
  onCode: (code: string) => Promise<SubmissionErrors | undefined>
}

const nameOf = fieldNames<{ password: string }>()
const passwordRules = object({ password: enteredPassword() })
const codeRules = object({ code: text({ pattern: /^\d{6}$/, key: 'required' }) })

/** The password of the account that was logged in, then the second factor where it has one. */
export function LogInAgainForm({ id, email, step, onPassword, onCode }: LogInAgainFormProps) {
  const t = useMessages(logInAgainMessages)
  const common = { id, 'aria-label': t('title') }
  if (step === 'code') {
    return (
      <ValidatedForm
        {...common}
        rules={codeRules}
        initialValues={{ code: '' }}
        onSubmit={({ code }) => onCode(code)}
      >
        <Stack gap="x3">
          <CodeKit autoFocus alphabet="digits" label={t('code')} />
          <FormError />
        </Stack>
      </ValidatedForm>
    )
  }
  return (
    <ValidatedForm
      {...common}
      rules={passwordRules}
      initialValues={{ password: '' }}
      onSubmit={({ password }) => onPassword(password)}
    >
      {/* Names the account for a password manager. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="x3">
        <Password />
        <FormError />
      </Stack>
    </ValidatedForm>
  )
}

function Password() {
  const t = useMessages(logInAgainMessages)
  const field = useFormField(nameOf('password'), { invalid: t('wrong') })
  return <PasswordField {...field} label={t('password')} autoFocus />
}
