import { Button, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { AuthHeading } from '../AuthHeading.js'
import { authMessages } from '../messages/index.js'

export type VerifyScreenProps = {
  /** The address just registered; absent when this browser does not know it. */
  email: string | undefined
  /** Absent without an address to send to. */
  onResend?: (() => void) | undefined
  isResending: boolean
  /** Where mails of this installation can be read; only in demo mode. */
  mailboxHref?: string | undefined
}

/** Waits until the mail is confirmed. */
export function VerifyScreen({ email, onResend, isResending, mailboxHref }: VerifyScreenProps) {
  const t = useMessages(authMessages)
  return (
    <Stack gap="x4">
      <AuthHeading
        title={t('verify.title')}
        lead={email ? t('verify.sent', { email }) : t('verify.sentSomewhere')}
      />
      <Text tone="secondary">{t('verify.spam')}</Text>
      <Stack gap="x2" align="stretch">
        {onResend && (
          <Button variant="primary" size="large" fullWidth isPending={isResending} onPress={onResend}>
            {t(isResending ? 'verify.resending' : 'verify.resend')}
          </Button>
        )}
        {mailboxHref && (
          <Text align="center">
            <Link href={mailboxHref} isExternal variant="standalone">
              {t('verify.mailbox')}
            </Link>
          </Text>
        )}
        <Text align="center">
          <Link href="/auth/login" variant="standalone">
            {t('verify.login')}
          </Link>
        </Text>
      </Stack>
    </Stack>
  )
}
