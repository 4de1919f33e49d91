import { linkResetPassword } from '@saywright/api/contract'
import {
  EmailKit,
  FormError,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Link, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { MailOpen } from 'lucide-react'
import { addressOf } from '../Address.js'
import { AuthHeading } from '../AuthHeading.js'
import { Tile } from '../Tile.js'
import { resetMessages } from './messages.js'

export type ResetPasswordScreenProps = {
  onSend: (form: { email: string }) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** The address to which the link was sent. */
  sentTo?: string | undefined
  /** Where to log in. */
  loginHref: string
}

/** Requests a link to choose a new password, and then waits for it to be opened. */
export function ResetPasswordScreen({ onSend, onInvalid, sentTo, loginHref }: ResetPasswordScreenProps) {
  const t = useMessages(resetMessages)
  const back = (
    <Link href={loginHref} variant="standalone">
      {t('back')}
    </Link>
  )
  if (sentTo !== undefined) {
    const lead = richText(t('sent.lead', { email: sentTo }), { address: addressOf })
    return (
      <Stack gap="x4">
        <Tile of={MailOpen} />
        <AuthHeading title={t('sent.title')} lead={lead} />
        <Text>{back}</Text>
      </Stack>
    )
  }
  return (
    <Stack gap="x4">
      <AuthHeading title={t('title')} lead={t('lead')} />
      <ValidatedForm
        name="reset-password"
        rules={rulesOf(linkResetPassword)}
        initialValues={{ email: '' }}
        onSubmit={onSend}
        onInvalid={onInvalid}
        aria-label={t('title')}
      >
        <Stack gap="x3">
          <FormError hasFallback={false} />
          <EmailKit autoComplete="username" size="large" />
          <SubmitButton size="large" isFullWidth pendingLabel={t('submitting')}>
            {t('submit')}
          </SubmitButton>
        </Stack>
      </ValidatedForm>
      <Text align="center">{back}</Text>
    </Stack>
  )
}
