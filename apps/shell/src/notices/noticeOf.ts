import type { ApiError } from '@saywright/api/contract'
import type { NoticeWords } from '@saywright/ui'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from '../messages/en-US.js'

/**
 * What to tell a person about a failed call; undefined when there is nothing to tell here: a dead session and a conflict
 * have their own ways, a silent one (466) has none.
 */
export function noticeOf(error: ApiError, t: Translate<typeof enUS>): NoticeWords | undefined {
  switch (error.kind) {
    case 'signedOut':
    case 'conflict':
    case 'silent':
    case 'aborted':
      return undefined
    case 'network':
    case 'timeout':
      return { tone: 'error', title: t(`failure.${error.kind}`), text: t('failure.fallback') }
    default:
      return { tone: 'error', text: error.serverMessage?.trim() || t('failure.fallback') }
  }
}
