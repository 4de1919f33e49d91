import { limits, type ResponseOf, type StaffDealContext, type undoDecision } from '@saywright/api/contract'
import {
  readyWith,
  toLoadable,
  useAllTags,
  useApproveDeal,
  useDeclineDeal,
  useHealth,
  useStaffDeal,
  useStaffDeals,
  useUndoDecision,
} from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useNoticesOnTop, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStepBack } from '../../../parts/useStepBack.js'
import { requestsMessages } from './messages.js'
import { neighbourOf } from './neighbourOf.js'
import { RequestsScreen } from './RequestsScreen.js'
import { readPlace, requestsQuery, writePlace } from './requestFilter.js'

/** The filter and the open request live in the address, so that a mail can lead to one. */
export function RequestsRoute() {
  const t = useMessages(requestsMessages)
  const { notices, i18n } = useShell()
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const width = useWidthClass()
  const isBeside = width === 'laptop' || width === 'desktop'
  // The next request is decided while the notice of the one before still offers to undo it.
  useNoticesOnTop()
  const { filter, openId: asked } = readPlace(params)
  const requests = useStaffDeals(true, requestsQuery(filter))
  const list = requests.data?.data ?? []
  useStepBack({
    page: filter.page,
    pageSize: limits.pageSize,
    shown: toLoadable(requests),
    onPage: (page) => setParams(writePlace({ ...filter, page }, asked), { replace: true }),
  })
  const openId = asked ?? (isBeside ? list[0]?.id : undefined)
  const open = useStaffDeal(openId)
  const tags = useAllTags()
  const approve = useApproveDeal()
  const decline = useDeclineDeal()
  const undo = useUndoDecision()

  const takeBack = async (id: number, project: string) => {
    try {
      await undo({ params: { id } })
      notices.show({ tone: 'success', cause: `decision-${id}`, text: t('decision.undone', { project }) })
    } catch {
      // A failed call has told so itself; what stands now is read again.
      await Promise.all([requests.mutate(), open.mutate()])
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
      setParams(writePlace(filter, isBeside ? neighbourOf(list, id) : undefined))
      return undefined
    } catch (thrown) {
      // Another of the staff may have been first.
      await Promise.all([requests.mutate(), open.mutate()])
      const errors = submissionErrors(thrown, Object.keys(fields))
      return Object.fromEntries(Object.entries(errors).map(([name, key]) => [fields[name] ?? name, key]))
    }
  }

  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <RequestsScreen
        requests={toLoadable(requests)}
        isAutomatic={useHealth().data?.approves_requests ?? false}
        filter={filter}
        onFilter={(next) => setParams(writePlace(next), { replace: true })}
        onOpen={(id) => setParams(writePlace(filter, id), { replace: true })}
        hrefOf={(id) => `${consolePaths.staffRequests}?${writePlace(filter, id)}`}
        open={
          openId === undefined
            ? undefined
            : { id: openId, context: readyWith(toLoadable(open), toLoadable(tags)) }
        }
        now={now}
        providers={tags.data?.filter(({ type }) => type === 'provider') ?? []}
        onApprove={(context, { until, provider, message }) =>
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
          )
        }
        onDecline={(context, reason) =>
          decide(context, decline({ params: { id: context.request.id }, body: { reason } }), {
            reason: 'reason',
          })
        }
        onUndo={({ request: { id, project } }) => takeBack(id, project.title)}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      />
    </>
  )
}
