import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { shellMessages } from '../messages/index.js'
import type { Shell } from '../Shell.js'
import { connectionCause } from './noticeOf.js'

/** Notifies of a lost connection, and of its return. */
export function useConnectionNotices({ notices }: Pick<Shell, 'notices'>): void {
  const t = useMessages(shellMessages)
  useEffect(() => {
    const cause = connectionCause
    const lose = () =>
      notices.show({
        cause,
        tone: 'error',
        title: t('failure.offline'),
        text: t('failure.offlineText'),
        long: true,
      })
    const regain = () => notices.show({ cause, tone: 'success', text: t('notice.online') })
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
    return () => {
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', regain)
    }
  }, [notices, t])
}
