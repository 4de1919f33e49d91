import { displayedName, type Loadable, type OrganizationDomain } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, type Column, DataTable, EmptyState, Icon, StatusBadge, Text } from '@saywright/ui'
import { formatDate, type Locale, type Translate, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Globe } from 'lucide-react'
import { PhoneSection } from '../../../parts/PhoneSection.js'
import type { enUS } from '../messages/en-US.js'
import { organizationMessages } from '../messages/index.js'
import { foot, grows, head } from '../users/MemberCard.css.js'
import { atEnd } from '../users/quiet.css.js'
import { domain as domainClass, tile, words } from './DomainsCard.css.js'

export type DomainsCardProps = {
  domains: Loadable<readonly OrganizationDomain[]>
  /** Of the domain that was added just now. */
  addedId?: number | undefined
  /** Absent for anyone who may not remove one. */
  onRemove?: ((domain: OrganizationDomain) => void) | undefined
}

/** The domains that the organization proved to own. */
export function DomainsCard({ domains, addedId, onRemove }: DomainsCardProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const rows = domains.state === 'ready' ? domains.value : []
  const table = (
    <DataTable
      caption={t('tabs.domains')}
      columns={columnsOf(t, locale, onRemove)}
      rows={rows}
      rowKey={({ id }) => id}
      isRowSelected={({ id }) => id === addedId}
      skeletonRows={2}
      isLoading={domains.state === 'loading'}
      {...(domains.state === 'failed' && { error: t('domains.failed'), ...failureOf(domains) })}
      empty={<EmptyState title={t('domains.empty')}>{t('domains.emptyText')}</EmptyState>}
      renderCard={(domain) => (
        <Card>
          <div className={head}>
            <div className={grows}>
              <DomainName domain={domain} />
            </div>
            <Remove domain={domain} onRemove={onRemove} />
          </div>
          <div className={foot}>
            <StatusBadge status="done">{t('domains.verified')}</StatusBadge>
            <Text as="span" variant="bodySmall" tone="secondary">
              {formatDate(domain.created_at)}
            </Text>
          </div>
        </Card>
      )}
    />
  )
  const shared = { title: t('tabs.domains'), count: domains.state === 'ready' ? rows.length : undefined }
  if (isPhone) return <PhoneSection {...shared}>{table}</PhoneSection>
  return (
    <Card {...shared} level={3} isFlush>
      {table}
    </Card>
  )
}

function DomainName({ domain: { name, members_total: members } }: { domain: OrganizationDomain }) {
  const t = useMessages(organizationMessages)
  return (
    <span className={domainClass}>
      <span className={tile}>
        <Icon of={Globe} />
      </span>
      <span className={words}>
        <Text as="span" weight="medium">
          {name}
        </Text>
        {typeof members === 'number' && (
          <Text as="span" variant="caption" tone="secondary">
            {t('domains.members', { count: members })}
          </Text>
        )}
      </span>
    </span>
  )
}

type RemoveProps = Pick<DomainsCardProps, 'onRemove'> & { domain: OrganizationDomain }

function Remove({ domain, onRemove }: RemoveProps) {
  const t = useMessages(organizationMessages)
  if (!onRemove) return null
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={t('domains.removeOf', { domain: domain.name })}
      onPress={() => onRemove(domain)}
    >
      {t('domains.removeButton')}
    </Button>
  )
}

function columnsOf(
  t: Translate<typeof enUS>,
  locale: Locale,
  onRemove: DomainsCardProps['onRemove'],
): Column<OrganizationDomain>[] {
  return [
    {
      id: 'domain',
      header: t('domains.domain'),
      isRowHeader: true,
      cell: (domain) => <DomainName domain={domain} />,
      sortValue: ({ name }) => name,
    },
    {
      id: 'status',
      header: t('domains.status'),
      cell: () => <StatusBadge status="done">{t('domains.verified')}</StatusBadge>,
    },
    {
      id: 'by',
      header: t('domains.addedBy'),
      cell: ({ added_by }) => added_by && displayedName(added_by, locale),
    },
    {
      id: 'added',
      header: t('domains.added'),
      align: 'end',
      cell: ({ created_at }) => formatDate(created_at),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: 'actions',
      header: t('users.actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (domain) => (
        <div className={atEnd}>
          <Remove domain={domain} onRemove={onRemove} />
        </div>
      ),
    },
  ]
}
