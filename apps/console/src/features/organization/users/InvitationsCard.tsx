import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { type Invitation, type Loadable, limits, type Page } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, type Column, DataTable, EmptyState, Icon, Inline, Tag, Text } from '@saywright/ui'
import { formatDate, type Locale, type Translate, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Mail } from 'lucide-react'
import { EmailAddress } from '../../../parts/EmailAddress.js'
import { PeoplePages } from '../../../parts/members/PeoplePages.js'
import { moved, newestFirst, type PeoplePlace } from '../../../parts/members/peoplePlace.js'
import { PhoneSection } from '../../../parts/PhoneSection.js'
import { RestingSearch } from '../../../parts/RestingSearch.js'
import type { enUS } from '../messages/en-US.js'
import { organizationMessages } from '../messages/index.js'
import { columnWidths } from './columnWidths.js'
import { address, mark, tile } from './InvitationsCard.css.js'
import { foot } from './MemberCard.css.js'
import { atEnd } from './quiet.css.js'

export type InvitationsCardProps = {
  /** One page of them, and how many are found in all. */
  invitations: Loadable<Page<Invitation>>
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
  /** The one that is being sent again. */
  resendingId?: number | undefined
  onResend: (invitation: Invitation) => void
  onCancel: (invitation: Invitation) => void
}

const searchedAbove = 5

/** Pending invitations. */
export function InvitationsCard({ invitations, place, onPlace, ...rest }: InvitationsCardProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const { data: rows, total } = invitations.state === 'ready' ? invitations.value : { data: [], total: 0 }
  const text = place.text.trim()
  const table = (
    <DataTable
      caption={t('invitations.title')}
      columns={columnsOf(t, locale, rest)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={place.sort}
      defaultSort={newestFirst}
      onSortChange={(sort) => onPlace(moved(place, { sort }))}
      skeletonRows={2}
      isLoading={invitations.state === 'loading'}
      {...(invitations.state === 'failed' && { error: t('invitations.failed'), ...failureOf(invitations) })}
      empty={
        text === '' ? (
          <EmptyState title={t('invitations.empty')}>{t('invitations.emptyText')}</EmptyState>
        ) : (
          t('invitations.noMatch', { text })
        )
      }
      renderCard={(invitation) => (
        <Card>
          <Address invitation={invitation} />
          <div className={foot}>
            <Text as="span">
              {t('switch.facts', {
                role: labelOf(organizationRoles, invitation.role['en-US'], locale),
                projects:
                  invitation.invitations_project.length === 0
                    ? t('projects', { count: 0 })
                    : projectsOf(t, invitation),
              })}
            </Text>
            <Text as="span" variant="bodySmall" tone="secondary">
              {formatDate(invitation.created_at)}
            </Text>
            <Actions {...rest} invitation={invitation} />
          </div>
        </Card>
      )}
    />
  )
  const count = invitations.state === 'ready' ? total : undefined
  const search = (total > searchedAbove || text !== '') && (
    <RestingSearch
      label={t('invitations.search')}
      text={place.text}
      onChange={(words) => onPlace(moved(place, { text: words }))}
    />
  )
  const pages = total > limits.pageSize && (
    <PeoplePages label={t('invitations.title')} total={total} place={place} onPlace={onPlace} />
  )
  if (isPhone)
    return (
      <PhoneSection title={t('invitations.title')} count={count}>
        {search}
        {table}
        {pages}
      </PhoneSection>
    )
  const waiting = rows.length > 0 && (
    <Text variant="bodySmall" tone="secondary">
      {t('invitations.waiting')}
    </Text>
  )
  return (
    <Card
      title={t('invitations.title')}
      level={3}
      count={count}
      actions={search || waiting}
      footer={pages}
      isFlush
    >
      {table}
    </Card>
  )
}

function Address({ invitation }: { invitation: Invitation }) {
  const t = useMessages(organizationMessages)
  return (
    <span className={address}>
      <span className={tile}>
        <Icon of={Mail} />
      </span>
      <Text as="span" weight="medium">
        <EmailAddress>{invitation.invitation_mail}</EmailAddress>
      </Text>
      {invitation.is_expired && (
        <span className={mark}>
          <Tag tone="warning">{t('invitations.expired')}</Tag>
        </span>
      )}
    </span>
  )
}

type ActionsProps = Omit<InvitationsCardProps, 'invitations' | 'place' | 'onPlace'> & {
  invitation: Invitation
}

function Actions({ invitation, resendingId, onResend, onCancel }: ActionsProps) {
  const t = useMessages(organizationMessages)
  const email = invitation.invitation_mail
  return (
    <Inline gap="x1" justify="end">
      <Button
        size="small"
        variant="ghost"
        isPending={resendingId === invitation.id}
        aria-label={t('invitations.resendOf', { email })}
        onPress={() => onResend(invitation)}
      >
        {t('invitations.resend')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('invitations.cancelOf', { email })}
        onPress={() => onCancel(invitation)}
      >
        {t('invitations.cancel')}
      </Button>
    </Inline>
  )
}

function projectsOf(t: Translate<typeof enUS>, { invitations_project: chosen }: Invitation): string {
  const [first, ...others] = chosen
  if (!first) return t('invitations.noProject')
  const { title } = first.project
  return others.length === 0 ? title : t('invitations.andMore', { project: title, count: others.length })
}

function columnsOf(
  t: Translate<typeof enUS>,
  locale: Locale,
  actions: Omit<ActionsProps, 'invitation'>,
): Column<Invitation>[] {
  return [
    {
      id: 'invitation_mail',
      isSortable: true,
      header: t('invitations.email'),
      isRowHeader: true,
      cell: (invitation) => <Address invitation={invitation} />,
    },
    {
      id: 'role',
      header: t('users.role'),
      width: columnWidths.role,
      isSortable: true,
      cell: ({ role }) => labelOf(organizationRoles, role['en-US'], locale),
    },
    {
      id: 'projects',
      header: t('users.projects'),
      width: columnWidths.projects,
      cell: (invitation) => projectsOf(t, invitation),
    },
    {
      id: 'created_at',
      isSortable: true,
      header: t('invitations.sent'),
      width: columnWidths.date,
      align: 'end',
      cell: ({ created_at }) => formatDate(created_at),
    },
    {
      id: 'actions',
      header: t('users.actions'),
      width: columnWidths.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (invitation) => (
        <div className={atEnd}>
          <Actions {...actions} invitation={invitation} />
        </div>
      ),
    },
  ]
}
