import { type Loadable, limits, type Page, type SignIn } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Card, EmptyState, ErrorState, Paginator, Skeleton, Tag } from '@saywright/ui'
import { formatDateTime, type Translate, useMessages } from '@saywright/ui/i18n'
import { LogIn, ShieldAlert } from 'lucide-react'
import { SettingRow, SettingRows } from '../../../parts/setting-row/SettingRow.js'
import { deviceName } from './deviceName.js'
import type { enUS } from './messages/en-US.js'
import { securityMessages } from './messages/index.js'

export type SignInsCardProps = {
  /** One page of them, newest first, and how many there are. */
  signIns: Loadable<Page<SignIn>>
  /** From 1. */
  page: number
  onPage: (page: number) => void
}

/** Successful and refused logins to the account. */
export function SignInsCard({ signIns, page, onPage }: SignInsCardProps) {
  const t = useMessages(securityMessages)
  const { data, total } = signIns.state === 'ready' ? signIns.value : { data: [], total: 0 }
  return (
    <Card
      title={t('signIns.title')}
      description={t('signIns.lead')}
      isFlush={data.length > 0}
      footer={
        total > limits.pageSize && (
          <Paginator
            label={t('signIns.title')}
            page={page}
            pageSize={limits.pageSize}
            total={total}
            onPageChange={onPage}
          />
        )
      }
    >
      {signIns.state === 'loading' && <Skeleton widths={['36%', '24%', '36%', '24%']} />}
      {signIns.state === 'failed' && <ErrorState {...failureOf(signIns)} />}
      {signIns.state === 'ready' && data.length === 0 && (
        <EmptyState title={t('signIns.empty')}>{t('signIns.emptyText')}</EmptyState>
      )}
      {data.length > 0 && (
        <SettingRows>
          {data.map((signIn) => (
            <SettingRow
              key={signIn.id}
              icon={signIn.refusal ? ShieldAlert : LogIn}
              title={deviceName(signIn, t)}
              tag={signIn.refusal && <Tag tone="warning">{t(`signIns.refusals.${signIn.refusal}`)}</Tag>}
              note={noteOf(signIn, t)}
            />
          ))}
        </SettingRows>
      )}
    </Card>
  )
}

function noteOf({ way, ip, created_at }: SignIn, t: Translate<typeof enUS>): string {
  const values = { date: formatDateTime(created_at), way: t(`signIns.ways.${way}`) }
  return ip ? t('signIns.note', { ...values, ip }) : t('signIns.noteNowhere', values)
}
