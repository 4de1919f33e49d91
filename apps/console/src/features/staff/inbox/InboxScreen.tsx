import { displayedName, type Loadable, type StaffMessage } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, EmptyState, ErrorState, Icon, Page, Paginator, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { UserCog } from 'lucide-react'
import { useState } from 'react'
import { ActAsDialog, type ActAsDialogProps, type Acting } from '../acting/ActAsDialog.js'
import { staffMessages } from '../messages.js'
import { InboxFilters } from './InboxFilters.js'
import { type InboxFilter, inboxPageSize } from './inboxFilter.js'
import { MessageCard } from './MessageCard.js'

export type InboxScreenProps = {
  /** One page, newest first, and how many there are in all. */
  messages: Loadable<{ readonly data: readonly StaffMessage[]; readonly total: number }>
  filter: InboxFilter
  onFilter: (filter: InboxFilter) => void
  onHandle: (message: StaffMessage, isHandled: boolean) => void
  onAct: (acting: Acting) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

/** Messages of users, for staff. */
export function InboxScreen({ messages, filter, onFilter, onHandle, onAct, onInvalid }: InboxScreenProps) {
  const t = useMessages(staffMessages)
  const [acting, setActing] = useState<{ person: ActAsDialogProps['person'] }>()
  const total = messages.state === 'ready' ? messages.value.total : undefined
  // Without pending messages the text is the same, whatever else was handled.
  const isWhole = filter.handled !== 'handled' && filter.kind === 'all'
  return (
    <Page
      title={t('inbox.title')}
      description={t('inbox.lead')}
      actions={
        <Button icon={<Icon of={UserCog} />} onPress={() => setActing({ person: undefined })}>
          {t('acting.titleAnyone')}
        </Button>
      }
    >
      <InboxFilters filter={filter} onFilter={onFilter} total={total} />
      {messages.state === 'loading' && (
        <Card>
          <Skeleton />
        </Card>
      )}
      {messages.state === 'failed' && (
        <Card>
          <ErrorState title={t('inbox.failed')} {...failureOf(messages)} />
        </Card>
      )}
      {messages.state === 'ready' && messages.value.data.length === 0 && (
        <Card>
          <EmptyState title={t(isWhole ? 'inbox.emptyTitle' : 'inbox.noneTitle')}>
            {t(isWhole ? 'inbox.emptyText' : 'inbox.noneText')}
          </EmptyState>
        </Card>
      )}
      {messages.state === 'ready' && messages.value.data.length > 0 && (
        <Stack gap="x3">
          {messages.value.data.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              onHandle={onHandle}
              onActAs={({ sender }) =>
                setActing({ person: { name: displayedName(sender), email: sender.email } })
              }
            />
          ))}
          {messages.value.total > inboxPageSize && (
            <Paginator
              page={filter.page}
              pageSize={inboxPageSize}
              total={messages.value.total}
              onPageChange={(page) => onFilter({ ...filter, page })}
            />
          )}
        </Stack>
      )}
      {acting && (
        <ActAsDialog
          person={acting.person}
          isOpen
          onClose={() => setActing(undefined)}
          onAct={onAct}
          onInvalid={onInvalid}
        />
      )}
    </Page>
  )
}
