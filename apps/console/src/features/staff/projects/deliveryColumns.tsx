import { labelOf, languageLabel, technologies } from '@saywright/api/catalogue'
import type { Delivery, Tag as TagOfStaff } from '@saywright/api/contract'
import { TechnologyStateBadge } from '@saywright/shell/components'
import { Button, type Column, Inline, Tag, Text } from '@saywright/ui'
import { formatDate, formatDay, type Locale, type TranslateOf } from '@saywright/ui/i18n'
import type { deliveryMessages } from './deliveryMessages.js'

export type DeliverySetting = {
  t: TranslateOf<typeof deliveryMessages>
  locale: Locale
  providers: readonly TagOfStaff[]
  now: Date
  onWithdraw: (delivery: Delivery) => void
}

export const technologyIn = ({ technology }: Delivery, locale: Locale) =>
  labelOf(technologies, technology, locale)

/** Its name in the language of the reader; an unknown one is shown unchanged. */
function providerIn({ provider }: Delivery, { providers, locale }: DeliverySetting) {
  return providers.find(({ display_name }) => display_name === provider)?.translations[locale] ?? provider
}

const isOver = ({ expire_on }: Delivery, now: Date) =>
  typeof expire_on === 'string' && Date.parse(expire_on) <= now.getTime()

/** The columns of a list of deliveries. */
export function deliveryColumns(setting: DeliverySetting): Column<Delivery>[] {
  const { t, locale } = setting
  return [
    {
      id: 'technology',
      header: t('technology'),
      isRowHeader: true,
      cell: (delivery) => technologyIn(delivery, locale),
    },
    {
      id: 'languages',
      header: t('languages'),
      cell: (delivery) => <DeliveryLanguages delivery={delivery} {...setting} />,
    },
    { id: 'provider', header: t('provider'), cell: (delivery) => providerIn(delivery, setting) },
    { id: 'since', header: t('since'), align: 'end', cell: ({ created_at }) => formatDate(created_at) },
    { id: 'until', header: t('until'), align: 'end', cell: (delivery) => endIn(delivery, t) },
    {
      id: 'state',
      header: t('state'),
      cell: (delivery) => <DeliveryState delivery={delivery} {...setting} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (delivery) => <WithdrawButton delivery={delivery} {...setting} />,
    },
  ]
}

export const endIn = ({ expire_on }: Delivery, t: DeliverySetting['t']) =>
  expire_on ? formatDay(expire_on) : t('forGood')

type OfDelivery = DeliverySetting & { delivery: Delivery }

export function DeliveryLanguages({ delivery, t, locale }: OfDelivery) {
  if (delivery.langs.length === 0)
    return (
      <Text as="span" variant="bodySmall" tone="secondary">
        {t('noLanguage')}
      </Text>
    )
  return (
    <Inline gap="x1">
      {delivery.langs.map((code) => (
        <Tag key={code}>{languageLabel(code, locale)}</Tag>
      ))}
    </Inline>
  )
}

export function DeliveryState({ delivery, now }: OfDelivery) {
  return <TechnologyStateBadge state={isOver(delivery, now) ? 'ended' : 'delivered'} />
}

/** Renders nothing for an ended delivery. */
export function WithdrawButton({ delivery, t, locale, now, onWithdraw }: OfDelivery) {
  if (isOver(delivery, now)) return null
  return (
    <Button
      size="small"
      aria-label={t('withdrawOf', { technology: technologyIn(delivery, locale) })}
      onPress={() => onWithdraw(delivery)}
    >
      {t('withdraw')}
    </Button>
  )
}
