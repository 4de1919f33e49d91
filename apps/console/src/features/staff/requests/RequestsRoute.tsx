import { limits } from '@saywright/api/contract'
import {
  readyWith,
  toLoadable,
  useAllTags,
  useHealth,
  useStaffDeal,
  useStaffDeals,
} from '@saywright/api/react'
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
import { useDecisions } from './useDecisions.js'

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
  const decisions = useDecisions(
    () => Promise.all([requests.mutate(), open.mutate()]),
    (id) => setParams(writePlace(filter, isBeside ? neighbourOf(list, id) : undefined)),
  )
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
        {...decisions}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      />
    </>
  )
}
