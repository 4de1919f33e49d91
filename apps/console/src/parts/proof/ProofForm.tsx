import { code, enteredPassword, object, type Proof, text } from '@saywright/api/contract'
import { CodeKit, fieldNames, type SubmissionErrors, useFormField, ValidatedForm } from '@saywright/forms'
import { PasswordField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { proofMessages } from './messages.js'
import type { ProofWay } from './proofWays.js'

export type ProofFormProps = {
  id: string
  way: ProofWay
  /** Where the code was sent. */
  email: string
  onSubmit: (proof: Proof) => Promise<SubmissionErrors | undefined>
}

const nameOf = fieldNames<{ password: string }>()

const passwordRules = object({ password: enteredPassword() })
const digitsRules = object({ code: text({ pattern: /^\d{6}$/, key: 'required' }) })
const mailRules = object({ code: code() })

/** The form of a typed proof: a password, the digits of an app, or the characters of a mail. */
export function ProofForm({ id, way, email, onSubmit }: ProofFormProps) {
  const t = useMessages(proofMessages)
  const common = { id, 'aria-label': t('title') }
  if (way === 'password') {
    return (
      <ValidatedForm {...common} rules={passwordRules} initialValues={{ password: '' }} onSubmit={onSubmit}>
        <ProofPassword />
      </ValidatedForm>
    )
  }
  const isMail = way === 'mail'
  return (
    <ValidatedForm
      {...common}
      rules={isMail ? mailRules : digitsRules}
      initialValues={{ code: '' }}
      onSubmit={(given) => onSubmit(isMail ? given : { second_factor: given.code })}
    >
      {isMail ? (
        <CodeKit autoFocus description={t('sent', { email })} />
      ) : (
        <CodeKit autoFocus alphabet="digits" label={t('code')} />
      )}
    </ValidatedForm>
  )
}

function ProofPassword() {
  const t = useMessages(proofMessages)
  const field = useFormField(nameOf('password'), { invalid: t('wrong') })
  return <PasswordField {...field} label={t('password')} autoFocus />
}
