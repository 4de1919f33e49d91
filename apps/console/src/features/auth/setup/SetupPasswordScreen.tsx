import { object, password, type WayInReport } from '@saywright/api/contract'
import {
  comparePasswords,
  FormError,
  NewPasswordKit,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { consolePaths } from '@saywright/shell/paths'
import { Link, Stack } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { ShieldCheck } from 'lucide-react'
import { addressOf } from '../Address.js'
import { AuthHeading } from '../AuthHeading.js'
import { DeadLink } from '../DeadLink.js'
import { Tile } from '../Tile.js'
import { WaysIn } from '../ways-in/WaysIn.js'
import { setupMessages } from './messages.js'

export type NewPassword = { password: string; password_confirmed: string }

export type SetupPasswordScreenProps = {
  /** Whose password it is. */
  email: string
  onSave: (form: NewPassword) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** Why the link leads nowhere any more. */
  dead?: 'expired' | 'used' | undefined
  /** The other ways into the account; absent until the new password is saved. */
  working?: readonly WayInReport[] | undefined
}

const rules = object({ password: password() })
const blank: NewPassword = { password: '', password_confirmed: '' }

/** A new password, by the link of a mail. */
export function SetupPasswordScreen({ email, onSave, onInvalid, dead, working }: SetupPasswordScreenProps) {
  const t = useMessages(setupMessages)
  if (dead) {
    const ways = [
      { href: consolePaths.resetPassword, label: t('dead.again') },
      { href: consolePaths.login, label: t('dead.login') },
    ]
    return <DeadLink title={t(`dead.${dead}`)} lead={t(`dead.${dead}Lead`)} ways={ways} />
  }
  if (working)
    return (
      <Stack gap="x4">
        <Tile of={ShieldCheck} />
        <AuthHeading title={t('done.title')} lead={t('done.lead')} />
        <WaysIn state="working" reports={working} />
        <Link href={consolePaths.login} variant="standalone">
          {t('done.login')}
        </Link>
      </Stack>
    )
  const lead = richText(t('lead', { email }), { address: addressOf })
  return (
    <Stack gap="x4">
      <AuthHeading title={t('title')} lead={lead} />
      <ValidatedForm
        rules={rules}
        compare={comparePasswords}
        initialValues={blank}
        onSubmit={onSave}
        onInvalid={onInvalid}
        aria-label={t('title')}
      >
        {/* Names the account for a password manager. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap="x3">
          <FormError hasFallback={false} />
          <NewPasswordKit isReplacement size="large" />
          <SubmitButton size="large" isFullWidth pendingLabel={t('submitting')}>
            {t('submit')}
          </SubmitButton>
        </Stack>
      </ValidatedForm>
    </Stack>
  )
}
