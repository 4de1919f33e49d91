import type { AccountSecurity, Loadable } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, Columns, ErrorState, Message, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { TokensCard, type TokensCardProps } from '../../../parts/access-tokens/TokensCard.js'
import { DataCard, type DataCardProps } from './DataCard.js'
import { DeleteCard, type DeleteCardProps } from './DeleteCard.js'
import { securityMessages } from './messages/index.js'
import { PasskeysCard, type PasskeysCardProps } from './PasskeysCard.js'
import { PasswordCard, type PasswordCardProps } from './PasswordCard.js'
import { SecurityCheck } from './SecurityCheck.js'
import { SessionsCard, type SessionsCardProps } from './SessionsCard.js'
import { SignInsCard, type SignInsCardProps } from './SignInsCard.js'
import { TwoFactorCard, type TwoFactorCardProps } from './TwoFactorCard.js'

export type SecurityScreenProps = {
  /** Whether the viewer is the owner of the account, rather than staff that impersonates them. */
  isOwner: boolean
  /** The address of the account. */
  email: string
  security: Loadable<AccountSecurity>
  password: Omit<PasswordCardProps, 'email' | 'hasPassword'>
  twoFactor: Omit<TwoFactorCardProps, 'totp' | 'recovery_codes_left'>
  passkeys: PasskeysCardProps
  tokens: TokensCardProps
  sessions: SessionsCardProps
  signIns: SignInsCardProps
  data: DataCardProps
  deletion: Omit<DeleteCardProps, 'email'>
}

/** The protection of the account, its sessions, and its deletion. */
export function SecurityScreen({ isOwner, email, security, ...cards }: SecurityScreenProps) {
  const t = useMessages(securityMessages)
  if (!isOwner) return <Message title={t('acting.title')}>{t('acting.text')}</Message>
  if (security.state !== 'ready') {
    return (
      <Card title={t('password.change')}>
        {security.state === 'failed' ? <ErrorState {...failureOf(security)} /> : <Skeleton />}
      </Card>
    )
  }
  const { has_password: hasPassword, totp, recovery_codes_left } = security.value
  return (
    <Columns count="aside">
      <Stack gap="x4">
        <PasswordCard {...cards.password} email={email} hasPassword={hasPassword} />
        <TwoFactorCard {...cards.twoFactor} {...{ totp, recovery_codes_left }} />
        <PasskeysCard {...cards.passkeys} />
        <TokensCard {...cards.tokens} />
        <SessionsCard {...cards.sessions} />
        <SignInsCard {...cards.signIns} />
        <DataCard {...cards.data} />
        <DeleteCard {...cards.deletion} email={email} />
      </Stack>
      <SecurityCheck security={security.value} />
    </Columns>
  )
}
