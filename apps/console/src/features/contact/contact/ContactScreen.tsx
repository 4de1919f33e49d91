import { sendContactMessage } from '@saywright/api/contract'
import {
  ContactKit,
  FormError,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Card, Columns, Icon, Inline, Page, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { BookOpen, CalendarDays, Reply, Send, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { contactMessages } from '../messages/index.js'
import { atStart } from './ContactScreen.css.js'
import { SideCard } from './SideCard.js'

export type ContactMessage = { topic: string; message: string }

export type ContactScreenProps = {
  /** Initial values of the form; a message that is not empty was prefilled. */
  begun: ContactMessage
  /** The address that is answered to. */
  email: string
  onSend: (message: ContactMessage) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** Absent for an installation without such a page. */
  productTourHref?: string | undefined
  documentationHref?: string | undefined
  /** Opens the person's own mail program. */
  inviteHref: string
}

/** A message to the operator of this installation, and other ways to get help. */
export function ContactScreen({ begun, email, onSend, onInvalid, ...hrefs }: ContactScreenProps) {
  const t = useMessages(contactMessages)
  const [isBegun, setIsBegun] = useState(begun.message !== '')
  const beginAnew = ({ topic }: ContactMessage) => {
    setIsBegun(false)
    return { topic, message: '' }
  }
  return (
    <Page title={t('contact.title')} description={t('contact.lead')}>
      <Columns count="aside">
        <ValidatedForm
          name={`contact-${begun.topic}`}
          rules={rulesOf(sendContactMessage)}
          initialValues={begun}
          onSubmit={onSend}
          valuesAfterSubmit={beginAnew}
          onInvalid={onInvalid}
          aria-label={t('contact.title')}
        >
          <Card
            footer={
              <>
                <div className={atStart}>
                  <Inline gap="x1" allowsWrapping={false}>
                    <Icon of={Reply} />
                    <Text variant="bodySmall" tone="secondary">
                      {t('contact.answer', { email })}
                    </Text>
                  </Inline>
                </div>
                <SubmitButton icon={<Icon of={Send} />} pendingLabel={t('contact.sending')}>
                  {t('contact.send')}
                </SubmitButton>
              </>
            }
          >
            <Stack gap="x4">
              <FormError hasFallback={false} />
              <ContactKit messageHint={isBegun ? t('contact.begun') : undefined} />
            </Stack>
          </Card>
        </ValidatedForm>
        <Stack gap="x3">
          {hrefs.productTourHref && (
            <SideCard
              icon={CalendarDays}
              title={t('tour.title')}
              text={t('tour.text')}
              action={t('tour.action')}
              href={hrefs.productTourHref}
              isExternal
            />
          )}
          {hrefs.documentationHref && (
            <SideCard
              icon={BookOpen}
              title={t('documentation.title')}
              text={t('documentation.text')}
              action={t('documentation.action')}
              href={hrefs.documentationHref}
              isExternal
            />
          )}
          <SideCard
            icon={UserPlus}
            title={t('invite.title')}
            text={t('invite.text')}
            action={t('invite.action')}
            href={hrefs.inviteHref}
          />
        </Stack>
      </Columns>
    </Page>
  )
}
