import type { SocialProvider } from '@saywright/api/contract'
import { useSocialLogin } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { WaitingScreen } from '../WaitingScreen.js'
import { callbackAddress } from './callbackAddress.js'
import { providerNames, socialMessages } from './messages.js'
import { useSocialCallback } from './useSocialCallback.js'

/** Where a provider sends the browser back to. */
export function SocialCallbackRoute({ provider }: { provider: SocialProvider }) {
  const t = useMessages(socialMessages)
  const logIn = useSocialLogin()
  const redirectUri = callbackAddress(window.location.origin, provider)
  useSocialCallback((brought) => logIn({ body: { ...brought, provider, redirectUri } }))
  const title = t('entering', { provider: providerNames[provider] })
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <WaitingScreen title={title} />
    </>
  )
}

export const GoogleCallbackRoute = () => <SocialCallbackRoute provider="GOOGLE" />
export const LinkedInCallbackRoute = () => <SocialCallbackRoute provider="LINKEDIN" />
