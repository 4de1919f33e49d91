import type { SocialProvider } from '@saywright/api/contract'
import { Divider, Message, SocialButton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { providerNames, socialMessages } from './messages.js'

export type SocialWaysProps = {
  onChoose: (provider: SocialProvider) => void
  /** The provider whose page is being opened. */
  starting?: SocialProvider | undefined
  /** The provider that was chosen and that this installation is not configured for. */
  missing?: SocialProvider | undefined
  /** Whether a form for the e-mail address follows. */
  hasFormBelow?: boolean
}

const buttons = [
  { provider: 'LINKEDIN', name: 'linkedin' },
  { provider: 'GOOGLE', name: 'google' },
] as const

/** The logins by external accounts. One that is not configured says what it lacks when it is chosen. */
export function SocialWays({ onChoose, starting, missing, hasFormBelow }: SocialWaysProps) {
  const t = useMessages(socialMessages)
  const named = missing && { provider: providerNames[missing] }
  return (
    <Stack gap="x3">
      <Stack gap="x2">
        {buttons.map(({ provider, name }) => (
          <SocialButton
            key={provider}
            provider={name}
            isPending={starting === provider}
            isDisabled={starting !== undefined && starting !== provider}
            onPress={() => onChoose(provider)}
          />
        ))}
      </Stack>
      {named && (
        <Message isAnnounced title={t('missing.title', named)}>
          {t('missing.text', named)}
        </Message>
      )}
      {hasFormBelow && <Divider>{t('orByEmail')}</Divider>}
    </Stack>
  )
}
