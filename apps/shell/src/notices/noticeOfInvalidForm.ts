import type { NoticeWords } from '@saywright/ui'
import { type I18n, translate } from '@saywright/ui/i18n'
import { shellMessages } from '../messages/index.js'

/** Said when someone sends a form with fields at fault. */
export function noticeOfInvalidForm(i18n: I18n): NoticeWords {
  return { tone: 'error', untilSuccess: true, text: translate(i18n, shellMessages)('notice.incorrectForm') }
}
