import { limits, type StaffDeal } from '@saywright/api/contract'
import { UseCaseGlyph } from '@saywright/forms'
import { Paginator, Pressable, Stack, Tag, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { choicesOf } from './choicesOf.js'
import { requestsMessages } from './messages.js'
import * as css from './RequestQueue.css.js'

export type RequestQueueProps = {
  requests: readonly StaffDeal[]
  total: number
  page: number
  onPage: (page: number) => void
  hrefOf: (id: number) => string
  openId: number | undefined
}

/** One card a request, each a link to it. */
export function RequestQueue({ requests, total, page, onPage, hrefOf, openId }: RequestQueueProps) {
  const t = useMessages(requestsMessages)
  return (
    <Stack gap="x3">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text */}
      <ul className={css.list} role="list" aria-label={t('title')}>
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
                  <time dateTime={created_at}>{formatDate(created_at)}</time>
                </Text>
              </Pressable>
            </li>
          )
        })}
      </ul>
      {total > limits.pageSize && (
        <Paginator page={page} pageSize={limits.pageSize} total={total} onPageChange={onPage} />
      )}
    </Stack>
  )
}
