import type { Loadable, StaffDealContext, StaffDealPage } from '@saywright/api/contract'
import { Icon, Inline, Link, Message, Page, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { requestsMessages } from './messages.js'
import { OpenRequest, type OpenRequestProps } from './OpenRequest.js'
import type { Decision } from './queueKeys.js'
import { RequestList } from './RequestList.js'
import { panes } from './RequestsScreen.css.js'
import type { RequestFilter } from './requestFilter.js'
import { useFocusOnAsking } from './useFocusOnAsking.js'

export type RequestsScreenProps = Omit<OpenRequestProps, 'context' | 'decision' | 'onDecision'> & {
  requests: Loadable<StaffDealPage>
  /** Whether each request is approved when it is sent, without staff. */
  isAutomatic?: boolean
  filter: RequestFilter
  onFilter: (filter: RequestFilter) => void
  /** The address of a request, or of the list alone. */
  hrefOf: (id?: number) => string
  onOpen: (id: number) => void
  /** The request that is open. Laptop and desktop: beside the list; tablet and phone: in its place. */
  open: { id: number; context: Loadable<StaffDealContext> } | undefined
}

/** The requests of projects, and the decision about them. */
export function RequestsScreen({
  requests,
  isAutomatic = false,
  filter,
  onFilter,
  hrefOf,
  onOpen,
  open,
  ...decisions
}: RequestsScreenProps) {
  const t = useMessages(requestsMessages)
  const width = useWidthClass()
  const isBeside = width === 'laptop' || width === 'desktop'
  const [chosen, setChosen] = useState<{ id: number | undefined; decision: Decision }>()
  const decision = chosen && chosen.id === open?.id ? chosen.decision : 'approve'
  const pane = useRef<HTMLDivElement>(null)
  const ask = useFocusOnAsking(pane)
  const choose = (next: Decision) => setChosen({ id: open?.id, decision: next })
  const back = (
    <Link variant="standalone" href={hrefOf()}>
      <Inline gap="x1" allowsWrapping={false}>
        <Icon of={ArrowLeft} />
        {t('back')}
      </Inline>
    </Link>
  )
  return (
    <Page title={t('title')} description={t('lead')} back={open && !isBeside ? back : undefined}>
      <Stack gap="x4">
        {isAutomatic && <Message>{t('automatic')}</Message>}
        <div className={panes}>
          {(isBeside || !open) && (
            <RequestList
              requests={requests}
              filter={filter}
              onFilter={onFilter}
              hrefOf={hrefOf}
              openId={open?.id}
              now={decisions.now}
              keys={isBeside ? { onOpen, onDecide: (next) => ask(() => choose(next)) } : undefined}
            />
          )}
          {(isBeside || open) && (
            <div ref={pane}>
              <OpenRequest
                {...decisions}
                key={open?.id}
                context={open?.context}
                decision={decision}
                onDecision={choose}
              />
            </div>
          )}
        </div>
      </Stack>
    </Page>
  )
}
