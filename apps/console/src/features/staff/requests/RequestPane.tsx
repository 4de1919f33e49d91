import { countries, labelOf, organizationSizes } from '@saywright/api/catalogue'
import { displayedName, type StaffDealContext } from '@saywright/api/contract'
import { RecapList, recapRows } from '@saywright/forms'
import { Card, Divider, Heading, Inline, Link, Stack, StatusBadge, Tag, Text } from '@saywright/ui'
import { formatDateTime, useLocale, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { FactList } from '../../../parts/FactList.js'
import { Names } from '../../../parts/Names.js'
import { CrmLinks } from './CrmLinks.js'
import { choicesOf } from './choicesOf.js'
import { requestsMessages } from './messages.js'
import { context as aboveDecision, decision } from './RequestsScreen.css.js'
import { useRequestFacts } from './useRequestFacts.js'

export type RequestPaneProps = {
  context: StaffDealContext
  /** The decision, or the way to it. */
  children: ReactNode
}

const shapes = { waiting: 'waiting', approved: 'done', declined: 'ended' } as const

/** A request with all one wants to know before deciding. */
export function RequestPane({ context, children }: RequestPaneProps) {
  const t = useMessages(requestsMessages)
  const locale = useLocale()
  const facts = useRequestFacts(context)
  const { request, project, crm_links } = context
  const { organization, deal } = request
  const country = labelOf(countries, organization.country, locale)
  const { asked, delivered } = choicesOf(deal)
  const rows = recapRows(delivered, asked)
  const date = formatDateTime(request.created_at)
  const subject = encodeURIComponent(t('detail.subject', { project: project.title }))
  return (
    <Card
      aria-label={project.title}
      footer={<div className={decision}>{children}</div>}
      isFooterPinned={request.status === 'waiting'}
    >
      <div className={aboveDecision}>
        <Stack gap="x3">
          <Inline justify="between">
            <Heading level={2}>{project.title}</Heading>
            <StatusBadge status={shapes[request.status]}>{t(`status.${request.status}`)}</StatusBadge>
          </Inline>
          <Stack gap="x05">
            <Text tone="secondary">
              <Names
                of={[organization.name, country, labelOf(organizationSizes, organization.size, locale)]}
              />
            </Text>
            <Inline justify="between">
              <Text variant="bodySmall">
                {deal.asked_by
                  ? t('detail.asked', { name: displayedName(deal.asked_by, locale), date })
                  : t('detail.askedByNobody', { date })}
              </Text>
              {deal.asked_by && (
                <Link
                  variant="standalone"
                  href={`mailto:${encodeURIComponent(deal.asked_by.email)}?subject=${subject}`}
                >
                  {t('detail.email')}
                </Link>
              )}
            </Inline>
          </Stack>
          <Inline justify="between">
            <Heading level={3}>{t('detail.changes')}</Heading>
            <Tag>{t(`kind.${deal.kind}`)}</Tag>
          </Inline>
          {rows.length > 0 ? <RecapList rows={rows} /> : <Text tone="secondary">{t('detail.nothing')}</Text>}
          <Divider />
          <Heading level={3}>{t('detail.context')}</Heading>
          <FactList facts={facts} />
          {crm_links && <CrmLinks links={crm_links} />}
        </Stack>
      </div>
    </Card>
  )
}
