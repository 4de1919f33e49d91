import { Icon, SegmentedControl, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Check, X } from 'lucide-react'
import { ApproveForm, type ApproveFormProps } from './ApproveForm.js'
import { DeclineForm, type DeclineFormProps } from './DeclineForm.js'
import { requestsMessages } from './messages.js'
import type { Decision } from './queueKeys.js'

export type DecisionFormsProps = ApproveFormProps &
  DeclineFormProps & {
    decision: Decision
    onDecision: (decision: Decision) => void
  }

/** Approves or declines a pending request; nothing is decided without the button below. */
export function DecisionForms({
  decision,
  onDecision,
  providers,
  onApprove,
  onDecline,
  ...rest
}: DecisionFormsProps) {
  const t = useMessages(requestsMessages)
  return (
    <Stack gap="x3">
      <SegmentedControl
        label={t('decision.title')}
        isFullWidth
        value={decision}
        onChange={onDecision}
        options={[
          { value: 'approve', label: t('decision.approve'), icon: <Icon of={Check} /> },
          { value: 'decline', label: t('decision.decline'), icon: <Icon of={X} /> },
        ]}
      />
      {decision === 'approve' ? (
        <ApproveForm {...rest} providers={providers} onApprove={onApprove} />
      ) : (
        <DeclineForm {...rest} onDecline={onDecline} />
      )}
    </Stack>
  )
}
