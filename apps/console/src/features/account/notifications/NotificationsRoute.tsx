import {
  toLoadable,
  useMe,
  useNotificationDelivery,
  useSaveNotificationDelivery,
  useSetMarketingStatus,
  useSetNotificationParameters,
} from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { accountMessages } from '../messages/index.js'
import { NotificationsScreen } from './NotificationsScreen.js'

export function NotificationsRoute() {
  const t = useMessages(accountMessages)
  const me = useMe()
  const allow = useSetMarketingStatus()
  const choose = useSetNotificationParameters()
  const delivery = useNotificationDelivery()
  const deliver = useSaveNotificationDelivery()
  const params = me.data && { id: me.data.id }
  return (
    <>
      <DocumentTitle>{t('sections.notifications')}</DocumentTitle>
      <NotificationsScreen
        user={toLoadable(me)}
        delivery={toLoadable(delivery)}
        onDelivery={async (subject, chosen) => {
          await deliver({ body: { [subject]: chosen }, quiet: true })
        }}
        onAllow={async (isAllowed) => {
          if (params)
            await allow({
              params,
              body: { marketing_status: isAllowed ? 'Allow' : 'Disallow' },
              quiet: true,
            })
        }}
        onSubject={async (subject, isOn) => {
          if (params) await choose({ params, body: { [subject]: isOn }, quiet: true })
        }}
        contactHref={consolePaths.contact({})}
      />
    </>
  )
}
