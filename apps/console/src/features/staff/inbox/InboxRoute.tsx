import { toLoadable, useHandleStaffMessage, useStaffMessages } from '@saywright/api/react'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useStepBack } from '../../../parts/useStepBack.js'
import { useActAs } from '../acting/useActAs.js'
import { staffMessages } from '../messages.js'
import { InboxScreen } from './InboxScreen.js'
import { firstInbox, inboxPageSize, inboxQuery } from './inboxFilter.js'

export function InboxRoute() {
  const t = useMessages(staffMessages)
  const { notices, i18n } = useShell()
  const [filter, setFilter] = useState(firstInbox)
  const messages = toLoadable(useStaffMessages(true, inboxQuery(filter)))
  useStepBack({
    page: filter.page,
    pageSize: inboxPageSize,
    shown: messages,
    onPage: (page) => setFilter({ ...filter, page }),
  })
  const handle = useHandleStaffMessage()
  const act = useActAs()
  return (
    <>
      <DocumentTitle>{t('inbox.title')}</DocumentTitle>
      <InboxScreen
        messages={messages}
        filter={filter}
        onFilter={setFilter}
        onHandle={({ id }, handled) => {
          // The client has reported a failed call.
          handle({ params: { id }, body: { handled } }).catch(() => {})
        }}
        onAct={act}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      />
    </>
  )
}
