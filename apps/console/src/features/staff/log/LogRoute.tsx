import { limits } from '@saywright/api/contract'
import { toLoadable, useStaffAudit, useStaffAuditPeople } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { LogScreen } from './LogScreen.js'
import { logActions } from './logActions.js'
import { logMessages } from './messages.js'

export function LogRoute() {
  const t = useMessages(logMessages)
  const [place, go] = useListPlace(logActions)
  const entries = useStaffAudit(true, listQuery(place, 'action'))
  const people = useStaffAuditPeople(true, peopleQuery(place.text))
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <LogScreen rows={toLoadable(entries)} people={people.data?.data ?? []} place={place} onPlace={go} />
    </>
  )
}

/** A page of people by name, or those that the search text finds: so everyone can be chosen. */
const peopleQuery = (words: string) => ({
  pageSize: limits.pageSizeMax,
  ...(words.trim() !== '' && { search: { keywords: words.trim() } }),
})
