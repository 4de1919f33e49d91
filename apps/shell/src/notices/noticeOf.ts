import type { ApiError, Endpoint } from '@saywright/api/contract'
import type { NoticeContent } from '@saywright/ui'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from '../messages/en-US.js'

/** Cause of notices that any response of the server removes. */
export const connectionCause = 'connection'

/** Cause of notices about a form with errors, which sending it again removes. */
export const formCause = 'form'

/** Cause of notices that the next success of the same call removes. */
export const causeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/**
 * The notice for a failed call; undefined when it is shown elsewhere: a dead session, another account and a conflict have
 * dialogs of their own, a silent one (466) has none.
 *
 * @param cause what it is about: the form that sent it unless given.
 */
export function noticeOf(
  error: ApiError,
  t: Translate<typeof enUS>,
  cause = formCause,
): NoticeContent | undefined {
  switch (error.kind) {
    case 'signedOut':
    case 'otherAccount':
    case 'conflict':
    case 'silent':
    case 'aborted':
      return undefined
    case 'network': {
      const what = navigator.onLine === false ? 'offline' : 'network'
      return {
        cause: connectionCause,
        tone: 'error',
        title: t(`failure.${what}`),
        text: t(`failure.${what}Text`),
      }
    }
    case 'timeout':
      return { cause, tone: 'error', title: t('failure.timeout'), text: t('failure.timeoutText') }
    default:
      return { cause, tone: 'error', text: error.serverMessage?.trim() || t(unexplained(error)) }
  }
}

/** A proxy refuses a large body before the server can respond. */
const unexplained = ({ code }: ApiError) => (code === 'too_large' ? 'failure.tooLarge' : 'failure.fallback')
