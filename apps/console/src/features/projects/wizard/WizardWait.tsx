import type { Loadable } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, ErrorState, Page, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wizardMessages } from './messages/index.js'

type WizardWaitProps = { loadable: Exclude<Loadable<unknown>, { state: 'ready' }> }

/** Replaces the wizard until its draft is loaded. */
export function WizardWait({ loadable }: WizardWaitProps) {
  const t = useMessages(wizardMessages)
  return (
    <Page title={t('title')}>
      <Card>
        {loadable.state === 'failed' ? (
          <ErrorState title={t('faults.unread')} {...failureOf(loadable)} />
        ) : (
          <Stack gap="x2">
            <Skeleton />
          </Stack>
        )}
      </Card>
    </Page>
  )
}
