import type { Loadable, User } from '@saywright/api/contract'
import { DocumentTitle } from '@saywright/shell'
import { failureOf } from '@saywright/shell/components'
import { Card, ErrorState, Page } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { layoutMessages } from './messages.js'

export type AccountFailureProps = { failure: Extract<Loadable<User>, { state: 'failed' }> }

/** Replaces every page, none of which is known without the account. */
export function AccountFailure({ failure }: AccountFailureProps) {
  const t = useMessages(layoutMessages)
  return (
    <>
      <DocumentTitle>{t('accountFailed')}</DocumentTitle>
      <Page title={t('accountFailed')}>
        <Card>
          <ErrorState {...failureOf(failure)} />
        </Card>
      </Page>
    </>
  )
}
