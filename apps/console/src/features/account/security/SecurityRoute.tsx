import { toLoadable, useMe } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { failureOf } from '@saywright/shell/components'
import { ErrorState } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { accountMessages } from '../messages/index.js'
import { OwnSecurity } from './OwnSecurity.js'

export function SecurityRoute() {
  const account = useMessages(accountMessages)
  const me = toLoadable(useMe())
  return (
    <>
      <DocumentTitle>{account('sections.security')}</DocumentTitle>
      {me.state === 'ready' && <OwnSecurity user={me.value} />}
      {me.state === 'failed' && <ErrorState {...failureOf(me)} />}
    </>
  )
}
