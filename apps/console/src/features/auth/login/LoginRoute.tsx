import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { secondFactorOf } from '../useGoOn.js'
import { PasswordRoute } from './PasswordRoute.js'

const UnderWay = lazy(async () => ({ default: (await import('./UnderWay.js')).UnderWay }))

/** The way in: by password, or what its address says is under way already. */
export function LoginRoute() {
  const { state, search } = useLocation()
  const request = secondFactorOf(state)
  if (!request && !/[?&](?:code|error)=/.test(search)) return <PasswordRoute />
  return (
    <Suspense>
      <UnderWay request={request} />
    </Suspense>
  )
}
