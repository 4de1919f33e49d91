import { contactTopics, feedbackTopics, label, wireValue } from '@saywright/api/catalogue'
import { displayedName, type StaffMessage } from '@saywright/api/contract'
import { Button, ButtonLink, Card, Heading, Icon, Inline, Stack, Tag, Text } from '@saywright/ui'
import { formatDateTime, type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { Check, Mail, RotateCcw, UserCog } from 'lucide-react'
import { staffMessages } from '../messages.js'
import { written } from './MessageCard.css.js'

export type MessageCardProps = {
  message: StaffMessage
  onHandle: (message: StaffMessage, isHandled: boolean) => void
  onActAs: (message: StaffMessage) => void
}

/** A message of a user, and the actions of staff. */
export function MessageCard({ message, onHandle, onActAs }: MessageCardProps) {
  const t = useMessages(staffMessages)
  const locale = useLocale()
  const { sender, handled_at, handled_by, rating, beta } = message
  const topic = topicIn(message, locale)
  const subject = encodeURIComponent(t('inbox.subject', { topic }))
  return (
    <Card
      footer={
        <Inline>
          <Button size="small" variant="ghost" icon={<Icon of={UserCog} />} onPress={() => onActAs(message)}>
            {t('inbox.actAs')}
          </Button>
          <ButtonLink
            size="small"
            icon={<Icon of={Mail} />}
            href={`mailto:${encodeURIComponent(sender.email)}?subject=${subject}`}
          >
            {t('inbox.response')}
          </ButtonLink>
          <Button
            size="small"
            icon={message.handled ? <Icon of={RotateCcw} /> : <Icon of={Check} />}
            onPress={() => onHandle(message, !message.handled)}
          >
            {t(message.handled ? 'inbox.unhandle' : 'inbox.handle')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="x2">
        <Inline gap="x1">
          <Tag>{t(`inbox.kinds.${message.kind}`)}</Tag>
          {typeof rating === 'number' && <Tag>{t('inbox.rating', { rating })}</Tag>}
          {typeof beta === 'boolean' && <Tag>{t(beta ? 'inbox.beta' : 'inbox.noBeta')}</Tag>}
        </Inline>
        <Stack gap="x05">
          <Heading level={2} variant="h3">
            {message.object ? t('inbox.heading', { topic, object: message.object }) : topic}
          </Heading>
          <Text variant="bodySmall" tone="secondary">
            {t('inbox.from', { name: displayedName(sender, locale), email: sender.email })}
          </Text>
          <Text variant="caption" tone="secondary">
            {t('inbox.sentOn', { date: formatDateTime(message.created_at) })}
          </Text>
        </Stack>
        <p className={written}>{message.message}</p>
        {handled_at && handled_by && (
          <Text variant="caption" tone="secondary">
            {t('inbox.handledBy', {
              name: displayedName(handled_by, locale),
              date: formatDateTime(handled_at),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** A topic travels in English; an unknown one is shown as it came. */
function topicIn({ topic }: StaffMessage, locale: Locale): string {
  const known = [...contactTopics, ...feedbackTopics].find((option) => wireValue(option) === topic)
  return known ? label(known, locale) : topic
}
