import { limits, type StaffDeal } from '@saywright/api/contract'
import { UseCaseGlyph } from '@saywright/forms'
import { Paginator, Pressable, Stack, Tag, Text } from '@saywright/ui'
import { formatDateTime, useLocale, useMessages } from '@saywright/ui/i18n'
import { type KeyboardEvent, useId } from 'react'
import { ageOf } from './ageOf.js'
import { choicesOf } from './choicesOf.js'
import { KeysHint } from './KeysHint.js'
import { requestsMessages } from './messages.js'
import { type Decision, queueKeyOf } from './queueKeys.js'
import * as css from './RequestQueue.css.js'

export type RequestQueueProps = {
  now: Date
  requests: readonly StaffDeal[]
  total: number
  page: number
  onPage: (page: number) => void
  hrefOf: (id: number) => string
  openId: number | undefined
  /** Where a request is beside the queue: keys open the one that they go to, and a way to decide. */
  keys: { onOpen: (id: number) => void; onDecide: (decision: Decision) => void } | undefined
}

/** One card a request, each a link to it. */
export function RequestQueue({
  requests,
  now,
  total,
  page,
  onPage,
  hrefOf,
  openId,
  keys,
}: RequestQueueProps) {
  const t = useMessages(requestsMessages)
  const locale = useLocale()
  const hintId = useId()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = queueKeyOf(event)
    if (!key || !keys) return
    event.preventDefault()
    if (key.does === 'decide') return keys.onDecide(key.decision)
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')]
    const index = links.indexOf(document.activeElement as HTMLAnchorElement) + key.step
    const next = requests[index]
    if (!next) return
    links[index]?.focus()
    keys.onOpen(next.id)
  }
  return (
    <Stack gap="x3">
      <ul
        className={css.list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
        role="list"
        aria-label={t('title')}
        onKeyDown={press}
        {...(keys && { 'aria-describedby': hintId, 'aria-keyshortcuts': 'J K A D' })}
      >
        {requests.map(({ id, project, organization, deal, created_at }) => {
          const { asked, delivered } = choicesOf(deal)
          return (
            <li key={id}>
              <Pressable
                className={css.row}
                href={hrefOf(id)}
                aria-current={id === openId ? 'true' : undefined}
              >
                <span className={css.tile}>
                  <UseCaseGlyph choice={asked} delivered={delivered} size={28} />
                </span>
                <span className={css.names}>
                  <Text as="span" weight="semibold">
                    {project.title}
                  </Text>
                  <br />
                  <Text as="span" variant="bodySmall" tone="secondary">
                    {organization.name}
                  </Text>
                </span>
                <Tag>{t(`kind.${deal.kind}`)}</Tag>
                <Text as="span" variant="caption" tone="secondary">
                  <time dateTime={created_at} title={formatDateTime(created_at)}>
                    {ageOf(created_at, now, locale)}
                  </time>
                </Text>
              </Pressable>
            </li>
          )
        })}
      </ul>
      {keys && <KeysHint id={hintId} />}
      {total > limits.pageSize && (
        <Paginator page={page} pageSize={limits.pageSize} total={total} onPageChange={onPage} />
      )}
    </Stack>
  )
}
