import { type Loadable, limits, type Session } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Button, Card, ConfirmDialog, ErrorState, Skeleton, Tag } from '@saywright/ui'
import { formatDate, formatDateTime, formatTime, useMessages } from '@saywright/ui/i18n'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { SettingRow, SettingRows } from '../../../parts/setting-row/SettingRow.js'
import { deviceName } from './deviceName.js'
import { footerNote } from './FooterNote.css.js'
import { securityMessages } from './messages/index.js'

export type SessionsCardProps = {
  sessions: Loadable<readonly Session[]>
  onEnd: (session: Session) => Promise<void>
  onEndOthers: () => Promise<void>
}

const telephones: readonly string[] = ['Android', 'iOS', 'iPadOS']

/** Where the person is logged in. */
export function SessionsCard({ sessions, onEnd, onEndOthers }: SessionsCardProps) {
  const t = useMessages(securityMessages)
  const [isAsking, setAsking] = useState(false)
  const [ending, setEnding] = useState<number>()
  const hasOthers = sessions.state === 'ready' && sessions.value.some(({ is_current }) => !is_current)
  const end = async (session: Session) => {
    setEnding(session.id)
    // The owner of the action reports why it failed.
    await onEnd(session).catch(() => {})
    setEnding(undefined)
  }
  return (
    <Card
      title={t('sessions.title')}
      description={t('sessions.lead', { count: limits.sessionDays, idle: limits.sessionIdleDays })}
      isFlush={sessions.state === 'ready'}
      footer={
        hasOthers && (
          <>
            <p className={footerNote}>{t('sessions.stays')}</p>
            <Button variant="dangerOutline" onPress={() => setAsking(true)}>
              {t('sessions.endOthers')}
            </Button>
            <ConfirmDialog
              title={t('sessions.question')}
              confirmLabel={t('sessions.endOthers')}
              isOpen={isAsking}
              onOpenChange={setAsking}
              onConfirm={onEndOthers}
            >
              {t('sessions.warning')}
            </ConfirmDialog>
          </>
        )
      }
    >
      {sessions.state === 'loading' && <Skeleton widths={['36%', '24%', '36%', '24%']} />}
      {sessions.state === 'failed' && <ErrorState {...failureOf(sessions)} />}
      {sessions.state === 'ready' && (
        <SettingRows>
          {sessions.value.map((session) => {
            const device = deviceName(session, t)
            return (
              <SettingRow
                key={session.id}
                icon={telephones.includes(session.system ?? '') ? Smartphone : Monitor}
                title={device}
                tag={
                  <>
                    {session.is_current && <Tag tone="success">{t('sessions.current')}</Tag>}
                    {session.acted_by_staff && <Tag tone="warning">{t('sessions.staff')}</Tag>}
                  </>
                }
                note={
                  session.is_current
                    ? t('sessions.since', { date: formatDateTime(session.created_at) })
                    : t('sessions.active', {
                        date: formatDate(session.last_used_at),
                        time: formatTime(session.last_used_at),
                      })
                }
                actions={
                  !session.is_current && (
                    <Button
                      size="small"
                      variant="ghost"
                      isPending={ending === session.id}
                      aria-label={t('sessions.endNamed', { device })}
                      onPress={() => void end(session)}
                    >
                      {t('sessions.end')}
                    </Button>
                  )
                }
              />
            )
          })}
        </SettingRows>
      )}
    </Card>
  )
}
