import { consolePaths } from '@saywright/shell/paths'
import { Button, Divider, Icon, Inline, Link, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { MailOpen, RefreshCw } from 'lucide-react'
import { addressOf } from '../Address.js'
import { AuthHeading } from '../AuthHeading.js'
import { Tile } from '../Tile.js'
import { verifyMessages } from './messages.js'
import { actions } from './VerifyScreen.css.js'
import { VerifyTips } from './VerifyTips.js'

export type VerifyScreenProps = {
  /** The address just registered; absent when this browser does not know it. */
  email: string | undefined
  /** Absent without an address to send to. */
  onResend?: (() => void) | undefined
  isResending: boolean
  /** How long another mail must wait, from the last one on; 0 when it need not. */
  secondsToWait?: number
  /** Where mails of this installation can be read; only in demo mode. */
  mailboxHref?: string | undefined
}

/** Waits until the mail is confirmed. */
export function VerifyScreen({
  email,
  onResend,
  isResending,
  secondsToWait = 0,
  mailboxHref,
}: VerifyScreenProps) {
  const t = useMessages(verifyMessages)
  const sent = email ? richText(t('sent', { email }), { address: addressOf }) : t('sentSomewhere')
  return (
    <Stack gap="x4">
      <Tile of={MailOpen} />
      <AuthHeading title={t('title')} lead={sent} />
      <Divider />
      <VerifyTips hasAddress={email !== undefined} />
      <div className={actions}>
        <Stack gap="x3">
          {onResend && (
            <Button
              size="large"
              isFullWidth
              icon={<Icon of={RefreshCw} />}
              isPending={isResending}
              isDisabled={secondsToWait > 0}
              onPress={onResend}
            >
              {secondsToWait > 0
                ? t('resendLater', { count: secondsToWait })
                : t(isResending ? 'resending' : 'resend')}
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
            <Link href={consolePaths.login} variant="standalone">
              {t('login')}
            </Link>
            <Link href={consolePaths.register} variant="standalone">
              {t('otherAddress')}
            </Link>
          </Inline>
        </Stack>
      </div>
    </Stack>
  )
}
