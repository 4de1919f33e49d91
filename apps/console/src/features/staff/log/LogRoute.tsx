import { toLoadable, useStaffAudit } from '@saywright/api/react'
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
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <LogScreen rows={toLoadable(entries)} place={place} onPlace={go} />
    </>
  )
}
