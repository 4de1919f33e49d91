import { useEndOtherSessions, useEndSession } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { deviceName } from './deviceName.js'
import { securityMessages } from './messages/index.js'
import type { SessionsCardProps } from './SessionsCard.js'

/** Logs out other devices of an account. */
export function useSessionActions(): Pick<SessionsCardProps, 'onEnd' | 'onEndOthers'> {
  const t = useMessages(securityMessages)
  const { notices } = useShell()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  return {
    onEnd: async (session) => {
      await end({ params: { id: session.id } })
      notices.show({
        cause: 'sessions',
        tone: 'success',
        text: t('sessions.ended', { device: deviceName(session, t) }),
      })
    },
    onEndOthers: async () => {
      await endOthers()
      notices.show({ cause: 'sessions', tone: 'success', text: t('sessions.othersEnded') })
    },
  }
}
