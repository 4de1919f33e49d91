import { useSocialLoginByCode } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { WaitingScreen } from '../WaitingScreen.js'
import { socialMessages } from './messages.js'
import { useSocialCallback } from './useSocialCallback.js'

/** The same where a provider sends the browser to the login page itself: the server knows by the state which one. */
export function SocialByCodeRoute() {
  const t = useMessages(socialMessages)
  const logIn = useSocialLoginByCode()
  useSocialCallback((body) => logIn({ body }))
  return (
    <>
      <DocumentTitle>{t('enteringSomewhere')}</DocumentTitle>
      <WaitingScreen title={t('enteringSomewhere')} />
    </>
  )
}
