import type { ResponseOf, StaffDealContext, undoDecision } from '@saywright/api/contract'
import { useApproveDeal, useDeclineDeal, useUndoDecision } from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { requestsMessages } from './messages.js'
import type { RequestsScreenProps } from './RequestsScreen.js'

/**
 * The decisions of staff about a request.
 *
 * @param readAgain reads the list and what is open of it.
 * @param onDecided called with the request that was decided.
 */
export function useDecisions(
  readAgain: () => Promise<unknown>,
  onDecided: (id: number) => void,
): Pick<RequestsScreenProps, 'onApprove' | 'onDecline' | 'onUndo'> {
  const t = useMessages(requestsMessages)
  const { notices } = useShell()
  const approve = useApproveDeal()
  const decline = useDeclineDeal()
  const undo = useUndoDecision()

  const takeBack = async (id: number, project: string) => {
    try {
      await undo({ params: { id } })
      notices.show({ tone: 'success', cause: `decision-${id}`, text: t('decision.undone', { project }) })
    } catch {
      // The client has reported a failed call; the current state is read again.
      await readAgain()
    }
  }

  const decide = async (
    { request: { id, project } }: StaffDealContext,
    sending: Promise<ResponseOf<typeof undoDecision>>,
    fields: Readonly<Record<string, string>>,
  ): Promise<SubmissionErrors | undefined> => {
    try {
      const { status } = await sending
      const words = { project: project.title }
      notices.show({
        tone: 'success',
        cause: `decision-${id}`,
        text: t(status === 'approved' ? 'decision.approved' : 'decision.declined', words),
        action: { label: t('decision.undo'), onPress: () => void takeBack(id, project.title) },
      })
      onDecided(id)
      return undefined
    } catch (thrown) {
      // Another of the staff may have been first.
      await readAgain()
      const errors = submissionErrors(thrown, Object.keys(fields))
      return Object.fromEntries(Object.entries(errors).map(([name, key]) => [fields[name] ?? name, key]))
    }
  }

  return {
    onApprove: (context, { until, provider, message }) =>
      decide(
        context,
        approve({
          params: { id: context.request.id },
          body: {
            evaluation_ends_on: until,
            provider: provider.trim() || null,
            message: message.trim() || null,
          },
        }),
        { evaluation_ends_on: 'until', provider: 'provider', message: 'message' },
      ),
    onDecline: (context, reason) =>
      decide(context, decline({ params: { id: context.request.id }, body: { reason } }), {
        reason: 'reason',
      }),
    onUndo: ({ request: { id, project } }) => takeBack(id, project.title),
  }
}
