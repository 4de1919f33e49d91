import type { Session } from '@saywright/api/client'
import type { Notices } from '@saywright/ui'
import type { Translate } from '@saywright/ui/i18n'
import type { enUS } from '../messages/en-US.js'
import { isStorageRefused } from './browserStorage.js'

/**
 * Announces, once each, the consequences of a browser that stores nothing for this site: no lasting login, and no drafts.
 */
export function tellOfStorage(
  session: Pick<Session, 'token' | 'isStored' | 'subscribe'>,
  notices: Notices,
  words: () => Translate<typeof enUS>,
): void {
  const tell = (what: 'cookies' | 'storage') =>
    notices.show({
      cause: what,
      tone: 'error',
      long: true,
      isForNextPage: true,
      title: words()(`refused.${what}`),
      text: words()(`refused.${what}Text`),
    })
  const stopSession = session.subscribe(() => {
    if (session.token() === undefined || session.isStored()) return
    stopSession()
    tell('cookies')
  })
  const stopStorage = isStorageRefused.subscribe(() => {
    stopStorage()
    // The notice that the login ends with the page is enough.
    if (session.isStored()) tell('storage')
  })
}
