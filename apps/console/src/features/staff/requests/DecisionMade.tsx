import { displayedName, type StaffDeal } from '@saywright/api/contract'
import { useBusy, useNow } from '@saywright/shell/components'
import { Button, Stack, Text } from '@saywright/ui'
import { formatDateTime, formatDay, useLocale, useMessages } from '@saywright/ui/i18n'
import { FactList } from '../../../parts/FactList.js'
import { requestsMessages } from './messages.js'

export type DecisionMadeProps = { request: StaffDeal; onUndo: () => Promise<void> }

/** The decision, and for some seconds a button to undo it. */
export function DecisionMade({ request, onUndo }: DecisionMadeProps) {
  const t = useMessages(requestsMessages)
  const locale = useLocale()
  const now = useNow([request.undo_until])
  const isUndoable = request.undo_until ? Date.parse(request.undo_until) > now : false
  const [isUndoing, undo] = useBusy(onUndo)
  const { deal, decided_by, provider, evaluation_ends_on } = request
  const isApproved = request.status === 'approved'
  const date = deal.decided_at ? formatDateTime(deal.decided_at) : ''
  const by = decided_by
    ? t(isApproved ? 'decision.approvedBy' : 'decision.declinedBy', {
        name: displayedName(decided_by, locale),
        date,
      })
    : t(isApproved ? 'decision.approvedAlone' : 'decision.declinedAlone', { date })
  const end = evaluation_ends_on ? formatDay(evaluation_ends_on) : t('decision.noEnd')
  return (
    <Stack gap="x2">
      <Text weight="medium">{by}</Text>
      <FactList
        facts={[
          [t('decision.ends'), isApproved ? end : undefined],
          [t('decision.provider'), provider ?? undefined],
          [t('decision.message'), deal.message ?? undefined],
          [t('decision.reason'), deal.reason ?? undefined],
        ]}
      />
      {isUndoable && (
        <>
          <Text variant="bodySmall" tone="secondary">
            {t('decision.canUndo')}
          </Text>
          <div>
            <Button isPending={isUndoing} onPress={() => void undo()}>
              {t('decision.undo')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
