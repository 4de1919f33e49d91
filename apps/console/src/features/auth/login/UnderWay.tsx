import { lazy } from 'react'
import type { SecondFactorRequest } from '../useGoOn.js'

// In a module of its own: few logins go on here, and what they need is not named in the file that all of them load.
const otherWays = () => import('../otherWays.js')
const SecondFactorRoute = lazy(async () => ({ default: (await otherWays()).SecondFactorRoute }))
const SocialByCodeRoute = lazy(async () => ({ default: (await otherWays()).SocialByCodeRoute }))

/** The rest of a login: the second factor that it asks for, or the code that a provider sent. */
export function UnderWay({ request }: { request: SecondFactorRequest | undefined }) {
  return request ? <SecondFactorRoute request={request} /> : <SocialByCodeRoute />
}
