import type { OwnInvitation } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, Card, ConfirmDialog, Inline, Stack, Text } from '@saywright/ui'
import { formatDateTime, useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { ownInvitationMessages } from './messages.js'

export type OwnInvitationCardProps = {
  invitation: OwnInvitation
  /** Rejects when refused, after a notice has said why. */
  onAccept: (invitation: OwnInvitation) => Promise<void>
  onDecline: (invitation: OwnInvitation) => Promise<void>
}

/** An invitation to the logged-in user: organization, sender, and the two answers. */
export function OwnInvitationCard({ invitation, onAccept, onDecline }: OwnInvitationCardProps) {
  const t = useMessages(ownInvitationMessages)
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const [isAccepting, accept] = useBusy(onAccept)
  const { inviter, projects, expires_at } = invitation
  const { name: organization } = invitation.organization
  const role = invitation.role[locale]
  const titles = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    projects.map(({ title }) => title),
  )
  return (
    <>
      <Card
        title={t('title', { organization })}
        description={inviter ? t('by', { inviter, role }) : t('byNobody', { role })}
        footer={
          <Inline gap="x2" justify="end">
            <Button
              isDisabled={isAccepting}
              aria-label={t('declineOf', { organization })}
              onPress={() => setAsked(true)}
            >
              {t('decline')}
            </Button>
            <Button
              variant="primary"
              isPending={isAccepting}
              aria-label={t('acceptOf', { organization })}
              onPress={() => void accept(invitation).catch(() => {})}
            >
              {t('accept')}
            </Button>
          </Inline>
        }
      >
        <Stack gap="x1">
          <Text>{t('projects', { count: projects.length, projects: titles })}</Text>
          <Text variant="bodySmall" tone="secondary">
            {t('until', { date: formatDateTime(expires_at) })}
          </Text>
        </Stack>
      </Card>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('question', { organization })}
        confirmLabel={t('decline')}
        onConfirm={() => onDecline(invitation)}
      >
        {t('warning')}
      </ConfirmDialog>
    </>
  )
}
