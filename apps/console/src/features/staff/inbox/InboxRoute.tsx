import { toLoadable, useHandleStaffMessage, useLoginAsAdmin, useStaffMessages } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { staffMessages } from '../messages.js'
import type { Acting } from './ActAsDialog.js'
import { InboxScreen } from './InboxScreen.js'
import { firstInbox, inboxQuery } from './inboxFilter.js'

export function InboxRoute() {
  const t = useMessages(staffMessages)
  const { notices, i18n } = useShell()
  const [filter, setFilter] = useState(firstInbox)
  const messages = toLoadable(useStaffMessages(true, inboxQuery(filter)))
  const handle = useHandleStaffMessage()
  const loginAsAdmin = useLoginAsAdmin()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()

  const act = async (body: Acting) => {
    try {
      await loginAsAdmin({ body })
    } catch (thrown) {
      return submissionErrors(thrown, ['email', 'reason'])
    }
    // What staff has read must not be taken for what this person sees.
    await mutate(() => true, undefined)
    void navigate(consolePaths.projects)
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('inbox.title')}</DocumentTitle>
      <InboxScreen
        messages={messages}
        filter={filter}
        onFilter={setFilter}
        onHandle={({ id }, handled) => {
          // A failed call has told so itself.
          handle({ params: { id }, body: { handled } }).catch(() => {})
        }}
        onAct={act}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      />
    </>
  )
}
