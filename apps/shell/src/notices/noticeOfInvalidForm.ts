import type { NoticeContent } from '@saywright/ui'
import { translate } from '@saywright/ui/i18n'
import { i18nOf } from '@saywright/ui/react-i18next'
import type { i18n as I18next } from 'i18next'
import { shellMessages } from '../messages/index.js'
import { formCause } from './noticeOf.js'

/** Shown when a form with invalid fields is sent. */
export function noticeOfInvalidForm(i18n: I18next): NoticeContent {
  return {
    cause: formCause,
    tone: 'error',
    text: translate(i18nOf(i18n), shellMessages)('notice.incorrectForm'),
  }
}
