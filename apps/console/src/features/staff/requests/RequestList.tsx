import { dealStatuses, type Loadable, type StaffDealPage } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, EmptyState, ErrorState, FilterBar, Skeleton, Stack, Tabs } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { requestsMessages } from './messages.js'
import { RequestQueue, type RequestQueueProps } from './RequestQueue.js'
import { firstRequests, type RequestFilter } from './requestFilter.js'

export type RequestListProps = Pick<RequestQueueProps, 'now' | 'keys'> & {
  requests: Loadable<StaffDealPage>
  filter: RequestFilter
  onFilter: (filter: RequestFilter) => void
  hrefOf: (id?: number) => string
  openId: number | undefined
}

/** The requests of one status, with words to find them. */
export function RequestList({ requests, filter, onFilter, ...queue }: RequestListProps) {
  const t = useMessages(requestsMessages)
  const counts = requests.state === 'ready' ? requests.value.counts : undefined
  const change = (changes: Partial<RequestFilter>) =>
    onFilter({ ...filter, page: firstRequests.page, ...changes })
  return (
    <Tabs
      label={t('tabs')}
      selectedKey={filter.status}
      onSelectionChange={(status) => status !== filter.status && change({ status })}
      tabs={dealStatuses.map((status) => ({
        id: status,
        label: t(`status.${status}`),
        ...(counts && { count: counts[status] }),
      }))}
    >
      <Stack gap="x3">
        <FilterBar
          label={t('filters')}
          search={{ label: t('search'), value: filter.text, onChange: (text) => change({ text }) }}
          filters={[
            {
              id: 'order',
              label: t('order'),
              value: filter.order,
              isOrder: true,
              options: [
                { value: 'newest', label: t('newest') },
                { value: 'oldest', label: t('oldest') },
              ],
            },
          ]}
          onChange={(_, order) => change({ order: order === 'oldest' ? 'oldest' : 'newest' })}
          onReset={() => change({ text: firstRequests.text, order: firstRequests.order })}
        />
        <Found {...queue} {...{ requests, filter }} onPage={(page) => change({ page })} />
      </Stack>
    </Tabs>
  )
}

type FoundProps = Omit<RequestListProps, 'onFilter'> & { onPage: (page: number) => void }

function Found({ requests, filter, ...queue }: FoundProps) {
  const t = useMessages(requestsMessages)
  if (requests.state === 'ready' && requests.value.data.length > 0)
    return (
      <RequestQueue
        requests={requests.value.data}
        total={requests.value.total}
        page={filter.page}
        {...queue}
      />
    )
  const isWhole = filter.status === 'waiting' && filter.text === ''
  return (
    <Card>
      {requests.state === 'loading' && <Skeleton />}
      {requests.state === 'failed' && <ErrorState title={t('failed')} {...failureOf(requests)} />}
      {requests.state === 'ready' && (
        <EmptyState title={t(isWhole ? 'emptyTitle' : 'noneTitle')}>
          {t(isWhole ? 'emptyText' : 'noneText')}
        </EmptyState>
      )}
    </Card>
  )
}
