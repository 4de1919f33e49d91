import { lazyComponent } from '@saywright/shell'
import type { SecondFactorRequest } from '../useAfterLogin.js'

const SecondFactorRoute = lazyComponent(
  () => import('../second-factor/SecondFactorRoute.js'),
  'SecondFactorRoute',
)
const SocialByCodeRoute = lazyComponent(() => import('../social/SocialByCodeRoute.js'), 'SocialByCodeRoute')

/** The rest of a login: its second factor, or the code that a provider sent. */
export function LoginContinuation({ request }: { request: SecondFactorRequest | undefined }) {
  return request ? <SecondFactorRoute request={request} /> : <SocialByCodeRoute />
}
