import { consolePaths } from '@saywright/shell/paths'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { contactMessages } from '../messages/index.js'

type Labels = TranslateOf<typeof contactMessages>

/** Opens the person's mail program with a letter to teammates; who it goes to is theirs to fill in. */
export function inviteByMail(t: Labels, brand: string, origin: string): string {
  const subject = t('invite.subject', { brand })
  const body = t('invite.body', { brand, link: origin + consolePaths.register })
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
