import { lazy } from 'react'
import type { SecondFactorRequest } from '../useAfterLogin.js'

// In a module of its own: few logins go on here, and what they need is not named in the file that all of them load.
const deferredRoutes = () => import('../deferredRoutes.js')
const SecondFactorRoute = lazy(async () => ({ default: (await deferredRoutes()).SecondFactorRoute }))
const SocialByCodeRoute = lazy(async () => ({ default: (await deferredRoutes()).SocialByCodeRoute }))

/** The rest of a login: the second factor that it asks for, or the code that a provider sent. */
export function LoginContinuation({ request }: { request: SecondFactorRequest | undefined }) {
  return request ? <SecondFactorRoute request={request} /> : <SocialByCodeRoute />
}
