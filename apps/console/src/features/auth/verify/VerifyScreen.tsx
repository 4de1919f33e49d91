import { Button, Divider, Icon, Inline, Link, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { MailOpen, RefreshCw } from 'lucide-react'
import { AuthHeading } from '../AuthHeading.js'
import { authMessages } from '../messages/index.js'
import { address, tile } from './VerifyScreen.css.js'
import { VerifyTips } from './VerifyTips.js'

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
  const sent = email
    ? richText(t('verify.sent', { email }), {
        address: (words) => <strong className={address}>{words}</strong>,
      })
    : t('verify.sentSomewhere')
  return (
    <Stack gap="x4">
      <span className={tile}>
        <Icon of={MailOpen} size={24} />
      </span>
      <AuthHeading title={t('verify.title')} lead={sent} />
      <Divider />
      <VerifyTips hasAddress={email !== undefined} />
      <Stack gap="x3">
        {onResend && (
          <Button
            size="large"
            fullWidth
            icon={<Icon of={RefreshCw} />}
            isPending={isResending}
            onPress={onResend}
          >
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
        <Inline justify="between">
          <Link href="/auth/login" variant="standalone">
            {t('verify.login')}
          </Link>
          <Link href="/auth/register" variant="standalone">
            {t('verify.otherAddress')}
          </Link>
        </Inline>
      </Stack>
    </Stack>
  )
}
