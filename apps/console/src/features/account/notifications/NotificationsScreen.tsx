import type { Loadable, User } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, ErrorState, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { DeliveryCard, type DeliveryCardProps } from './DeliveryCard.js'
import { EssentialCard } from './EssentialCard.js'
import { newsMessages } from './messages.js'
import { NewsCard, type NewsCardProps } from './NewsCard.js'
import { column } from './NotificationsScreen.css.js'

export type NotificationsScreenProps = Omit<NewsCardProps, 'user'> &
  DeliveryCardProps & { user: Loadable<User> }

/** Which mails a person receives. */
export function NotificationsScreen({ user, delivery, onDelivery, ...news }: NotificationsScreenProps) {
  const t = useMessages(newsMessages)
  return (
    <div className={column}>
      {user.state === 'ready' ? (
        <Stack gap="x4">
          <EssentialCard email={user.value.email} />
          <DeliveryCard delivery={delivery} onDelivery={onDelivery} />
          <NewsCard {...news} user={user.value} />
        </Stack>
      ) : (
        <Card title={t('essential.title')}>
          {user.state === 'failed' ? <ErrorState {...failureOf(user)} /> : <Skeleton />}
        </Card>
      )}
    </div>
  )
}
