import type { Organization } from '@saywright/api/contract'
import { Button, ButtonLink, Card, Dialog, Icon, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { organizationMessages } from '../messages/index.js'
import { InviteForm, type InviteFormProps } from './InviteForm.js'
import { bar } from './InviteSection.css.js'

export type InviteSectionProps = InviteFormProps & {
  organization: Pick<Organization, 'name' | 'user_seats' | 'members'>
  /** Absent for an installation without such a page. */
  salesHref?: string | undefined
}

/** The way to invite someone, while there is a seat: a card, on phones a dialog behind a button. */
export function InviteSection({ organization, salesHref, ...form }: InviteSectionProps) {
  const t = useMessages(organizationMessages)
  const isPhone = useWidthClass() === 'phone'
  const [isOpen, setIsOpen] = useState(form.autoFocus)
  const { name, user_seats: seats, members } = organization
  const left = seats ? seats - members.length : undefined
  if (left !== undefined && left <= 0)
    return (
      <Message
        tone="warning"
        actions={
          salesHref && (
            <ButtonLink size="small" href={salesHref}>
              {t('invite.sales')}
            </ButtonLink>
          )
        }
      >
        {t('invite.noSeat')}
      </Message>
    )
  const text =
    left === undefined
      ? t('invite.text', { organization: name })
      : t('invite.textSeats', { organization: name, count: left })
  if (!isPhone)
    return (
      <Card title={t('invite.title')} level={3} description={text}>
        <InviteForm {...form} />
      </Card>
    )
  return (
    <div className={bar}>
      <Button variant="primary" isFullWidth icon={<Icon of={UserPlus} />} onPress={() => setIsOpen(true)}>
        {t('invite.title')}
      </Button>
      <Dialog title={t('invite.title')} description={text} isOpen={isOpen} onOpenChange={setIsOpen}>
        <InviteForm
          {...form}
          autoFocus
          onMany={() => {
            setIsOpen(false)
            form.onMany()
          }}
          onInvite={async (values) => {
            const errors = await form.onInvite(values)
            if (!errors) setIsOpen(false)
            return errors
          }}
        />
      </Dialog>
    </div>
  )
}
