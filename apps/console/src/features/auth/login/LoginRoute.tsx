import { lazyComponent } from '@saywright/shell'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { secondFactorOf } from '../useAfterLogin.js'
import { PasswordRoute } from './PasswordRoute.js'

const LoginContinuation = lazyComponent(() => import('./LoginContinuation.js'), 'LoginContinuation')

/** The login: by password, or what its address says is under way already. */
export function LoginRoute() {
  const { state, search } = useLocation()
  const request = secondFactorOf(state)
  if (!request && !/[?&](?:code|error)=/.test(search)) return <PasswordRoute />
  return (
    <Suspense>
      <LoginContinuation request={request} />
    </Suspense>
  )
}
