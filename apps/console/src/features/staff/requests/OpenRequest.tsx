import type { Loadable, StaffDealContext } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Card, EmptyState, ErrorState, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { Approval } from './ApproveForm.js'
import { DecisionForms, type DecisionFormsProps } from './DecisionForms.js'
import { DecisionMade } from './DecisionMade.js'
import { requestsMessages } from './messages.js'
import { RequestPane } from './RequestPane.js'

export type OpenRequestProps = Pick<DecisionFormsProps, 'decision' | 'onDecision' | 'providers'> & {
  /** Absent where none is open. */
  context: Loadable<StaffDealContext> | undefined
  now: Date
  onApprove: (context: StaffDealContext, approval: Approval) => Promise<SubmissionErrors | undefined>
  onDecline: (context: StaffDealContext, reason: string) => Promise<SubmissionErrors | undefined>
  onUndo: (context: StaffDealContext) => Promise<void>
  onInvalid: () => void
}

/** The request that is open, or why none is. */
export function OpenRequest({ context, onApprove, onDecline, onUndo, ...forms }: OpenRequestProps) {
  const t = useMessages(requestsMessages)
  if (context?.state === 'ready') {
    const { value } = context
    const { request, members_total } = value
    return (
      <RequestPane context={value}>
        {request.status === 'waiting' ? (
          <DecisionForms
            requestId={request.id}
            members={members_total}
            {...forms}
            onApprove={(approval) => onApprove(value, approval)}
            onDecline={(reason) => onDecline(value, reason)}
          />
        ) : (
          <DecisionMade request={request} onUndo={() => onUndo(value)} />
        )}
      </RequestPane>
    )
  }
  return (
    <Card>
      {!context && <EmptyState title={t('detail.goneTitle')}>{t('detail.goneText')}</EmptyState>}
      {context?.state === 'loading' && <Skeleton />}
      {context?.state === 'failed' && <ErrorState title={t('detail.failed')} {...failureOf(context)} />}
    </Card>
  )
}
