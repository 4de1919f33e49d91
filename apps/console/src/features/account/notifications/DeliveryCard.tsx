import {
  type DeliverySubject,
  type DeliveryWay,
  deliverySubjects,
  type Loadable,
  type NotificationDelivery,
} from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, ErrorState, Select, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { newsMessages } from './messages.js'

export type DeliveryCardProps = {
  delivery: Loadable<NotificationDelivery>
  /** Rejects when it could not be saved, after a notice has said why. */
  onDelivery: (subject: DeliverySubject, delivery: DeliveryWay) => Promise<void>
}

const subjects = Object.keys(deliverySubjects) as DeliverySubject[]

/** Delivery of notifications: in the product, by mail, both, or neither where that is possible. */
export function DeliveryCard({ delivery, onDelivery }: DeliveryCardProps) {
  const t = useMessages(newsMessages)
  return (
    <Card title={t('delivery.title')} description={t('delivery.lead')}>
      {delivery.state === 'loading' && <Skeleton widths={['40%', '96%', '40%', '96%']} />}
      {delivery.state === 'failed' && <ErrorState {...failureOf(delivery)} />}
      {delivery.state === 'ready' && (
        <Stack gap="x3">
          {subjects.map((subject) => (
            <SubjectSelect
              key={subject}
              subject={subject}
              saved={delivery.value[subject]}
              onChoose={(chosen) => onDelivery(subject, chosen)}
            />
          ))}
        </Stack>
      )}
    </Card>
  )
}

type SubjectSelectProps = {
  subject: DeliverySubject
  saved: DeliveryWay
  onChoose: (delivery: DeliveryWay) => Promise<void>
}

/** Shows the selected value at once, and the saved one again when saving failed. */
function SubjectSelect({ subject, saved, onChoose }: SubjectSelectProps) {
  const t = useMessages(newsMessages)
  const [wish, setWish] = useState<{ over: DeliveryWay; value: DeliveryWay }>()
  return (
    <Select<DeliveryWay>
      label={t(`delivery.subjects.${subject}`)}
      description={t(`delivery.notes.${subject}`)}
      value={wish?.over === saved ? wish.value : saved}
      options={deliverySubjects[subject].map((value) => ({ value, label: t(`delivery.ways.${value}`) }))}
      onChange={(value) => {
        setWish({ over: saved, value })
        onChoose(value).catch(() => setWish(undefined))
      }}
    />
  )
}
