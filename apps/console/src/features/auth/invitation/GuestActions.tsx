import { consolePaths } from '@saywright/shell/paths'
import { Button, ButtonLink, Link, Message, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { Guest } from './Invitation.js'
import { invitationMessages } from './messages.js'

export type GuestActionsProps = { guest: Exclude<Guest, { kind: 'newcomer' }> }

/** The actions of a user with an account on an invitation. */
export function GuestActions({ guest }: GuestActionsProps) {
  const t = useMessages(invitationMessages)
  if (guest.kind === 'known') {
    return (
      <Stack gap="x3">
        <Text tone="secondary">{t('known.text')}</Text>
        <ButtonLink href={guest.loginHref} variant="primary" size="large" isFullWidth>
          {t('known.logIn')}
        </ButtonLink>
      </Stack>
    )
  }
  if (guest.kind === 'another') {
    return (
      <Stack gap="x3">
        <Message tone="warning" title={t('another.title', { name: guest.name })}>
          {t('another.text')}
        </Message>
        <Button size="large" isFullWidth isPending={guest.isLoggingOut} onPress={guest.onLogOut}>
          {t('another.logOut')}
        </Button>
        <ToConsole>{t('another.stay')}</ToConsole>
      </Stack>
    )
  }
  return (
    <Stack gap="x3">
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isPending={guest.isAccepting}
        onPress={guest.onAccept}
      >
        {t(guest.isAccepting ? 'self.accepting' : 'self.accept')}
      </Button>
      <ToConsole>{t('self.later')}</ToConsole>
    </Stack>
  )
}

function ToConsole({ children }: { children: string }) {
  return (
    <Text align="center">
      <Link href={consolePaths.projects} variant="standalone">
        {children}
      </Link>
    </Text>
  )
}
