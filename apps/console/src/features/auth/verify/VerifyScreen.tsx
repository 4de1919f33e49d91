import { Button, Divider, Icon, Inline, Link, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { MailOpen, RefreshCw } from 'lucide-react'
import { AuthHeading } from '../AuthHeading.js'
import { verifyMessages } from './messages.js'
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
  const t = useMessages(verifyMessages)
  const sent = email
    ? richText(t('sent', { email }), {
        address: (words) => <strong className={address}>{words}</strong>,
      })
    : t('sentSomewhere')
  return (
    <Stack gap="x4">
      <span className={tile}>
        <Icon of={MailOpen} size={24} />
      </span>
      <AuthHeading title={t('title')} lead={sent} />
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
            {t(isResending ? 'resending' : 'resend')}
          </Button>
        )}
        {mailboxHref && (
          <Text align="center">
            <Link href={mailboxHref} isExternal variant="standalone">
              {t('mailbox')}
            </Link>
          </Text>
        )}
        <Inline justify="between">
          <Link href="/auth/login" variant="standalone">
            {t('login')}
          </Link>
          <Link href="/auth/register" variant="standalone">
            {t('otherAddress')}
          </Link>
        </Inline>
      </Stack>
    </Stack>
  )
}
