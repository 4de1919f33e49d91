import type { Session } from '@saywright/api/contract'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from './messages/en-US.js'

/** The browser and the system of a session, as far as they are known. */
export function deviceName(
  { browser, system }: Pick<Session, 'browser' | 'system'>,
  t: Translate<typeof enUS>,
): string {
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
