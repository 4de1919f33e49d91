import type { Delivery, Tag } from '@saywright/api/contract'
import { Button, Card, DataTable, EmptyState, Icon, Inline, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Plus } from 'lucide-react'
import { PhoneSection } from '../../../parts/PhoneSection.js'
import {
  DeliveryLanguages,
  DeliveryState,
  deliveryColumns,
  endIn,
  technologyIn,
  WithdrawButton,
} from './deliveryColumns.js'
import { deliveryMessages } from './deliveryMessages.js'

export type DeliveriesCardProps = {
  /** In the order in which they were made. */
  deliveries: readonly Delivery[]
  providers: readonly Tag[]
  now: Date
  onDeliver: () => void
  onWithdraw: (delivery: Delivery) => void
}

/** All deliveries to a project, newest first; current ones can be withdrawn. */
export function DeliveriesCard({ deliveries, providers, now, onDeliver, onWithdraw }: DeliveriesCardProps) {
  const t = useMessages(deliveryMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const setting = { t, locale, providers, now, onWithdraw }
  const deliver = (
    <Button variant="primary" icon={<Icon of={Plus} />} onPress={onDeliver}>
      {t('deliver')}
    </Button>
  )
  const table = (
    <DataTable
      caption={t('deliveries')}
      columns={deliveryColumns(setting)}
      rows={deliveries.toReversed()}
      rowKey={({ id }) => id}
      renderCard={(delivery) => (
        <Card>
          <Stack gap="x2">
            <Inline justify="between">
              <Text weight="semibold">{technologyIn(delivery, locale)}</Text>
              <DeliveryState delivery={delivery} {...setting} />
            </Inline>
            <DeliveryLanguages delivery={delivery} {...setting} />
            <Inline justify="between">
              <Text variant="bodySmall">{`${t('until')} ${endIn(delivery, t)}`}</Text>
              <WithdrawButton delivery={delivery} {...setting} />
            </Inline>
          </Stack>
        </Card>
      )}
      empty={<EmptyState title={t('noDelivery')}>{t('noDeliveryText')}</EmptyState>}
    />
  )
  if (!isPhone || deliveries.length === 0)
    return (
      <Card title={t('deliveries')} actions={deliver} isFlush>
        {table}
      </Card>
    )
  return (
    <PhoneSection title={t('deliveries')} level={2}>
      <Stack gap="x3">
        {deliver}
        {table}
      </Stack>
    </PhoneSection>
  )
}
