import { object, optional, password, text } from '@saywright/api/contract'
import {
  comparePasswords,
  NewPasswordKit,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Card } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { footerNote } from './FooterNote.css.js'
import { securityMessages } from './messages/index.js'

export type PasswordCardProps = {
  /** Where the code is sent. */
  email: string
  hasPassword: boolean
  /** Sends a code, after which the new password can be set. */
  onChangePassword: (password: string) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

const rules = object({ password: password(), password_confirmed: optional(text()) })
const blank = { password: '', password_confirmed: '' }

/** A new password, typed twice, which a code of a mail has to allow. */
export function PasswordCard({ email, hasPassword, onChangePassword, onInvalid }: PasswordCardProps) {
  const t = useMessages(securityMessages)
  const title = t(hasPassword ? 'password.change' : 'password.set')
  return (
    <ValidatedForm
      id="password"
      rules={rules}
      compare={comparePasswords}
      initialValues={blank}
      onSubmit={({ password }) => onChangePassword(password)}
      onInvalid={onInvalid}
      aria-label={title}
    >
      <Card
        title={title}
        description={t('password.lead', { email })}
        footer={
          <>
            <p className={footerNote}>{t('password.note')}</p>
            <SubmitButton pendingLabel={t('password.submitting')}>
              {t(hasPassword ? 'password.submit' : 'password.submitSet')}
            </SubmitButton>
          </>
        }
      >
        <NewPasswordKit isReplacement areHintsBeside />
      </Card>
    </ValidatedForm>
  )
}
