import type { SocialProvider } from '@saywright/api/contract'
import { useSocialProviders, useSocialStart } from '@saywright/api/react'
import { tabStorage } from '@saywright/shell'
import { useState } from 'react'
import { type StartedSignIn, saveSignIn } from '../../../parts/keptSignIn.js'
import { callbackAddress } from './callbackAddress.js'
import { SocialWays } from './SocialWays.js'

export type SocialSignInProps = Pick<StartedSignIn, 'next' | 'isAgain'> & { hasFormBelow?: boolean }

/** Sends the browser to a provider, from where it comes back to the callback of that provider. */
export function SocialSignIn({ next, isAgain, hasFormBelow = false }: SocialSignInProps) {
  const { data } = useSocialProviders()
  const start = useSocialStart()
  const [starting, setStarting] = useState<SocialProvider>()
  const [missing, setMissing] = useState<SocialProvider>()

  const choose = async (provider: SocialProvider) => {
    if (data && !data.providers.includes(provider)) return setMissing(provider)
    setMissing(undefined)
    setStarting(provider)
    try {
      const redirectUri = callbackAddress(window.location.origin, provider)
      const { url, state } = await start({ body: { provider, redirectUri } })
      saveSignIn(tabStorage, { state, next, isAgain })
      window.location.assign(url)
    } catch {
      setStarting(undefined)
    }
  }
  return (
    <SocialWays
      onChoose={(provider) => void choose(provider)}
      starting={starting}
      missing={missing}
      hasFormBelow={hasFormBelow}
    />
  )
}
