import type { User } from '@saywright/api/contract'
import { lazyComponent, useShell, useValue } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LogInAgainRoute } from '../features/auth/log-in-again/routes.js'
import { OrganizationSwitch } from '../features/organization/routes.js'
import { SearchPalette } from '../features/search/routes.js'
import { DashboardTour } from '../features/tour/routes.js'
import type { Opening } from './useOpening.js'
import type { usePlaces } from './usePlaces.js'

const ProofRoute = lazyComponent(() => import('../parts/proof/ProofRoute.js'), 'ProofRoute')

export type ConsoleOverlaysProps = {
  user: User
  places: ReturnType<typeof usePlaces>
  search: Opening
  choice: Opening
}

/** Overlays over every screen of a logged-in user; each is loaded once it is opened. */
export function ConsoleOverlays({ user, places, search, choice }: ConsoleOverlaysProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isTourAsked, setIsTourAsked] = useState(false)
  const shell = useShell()
  const proof = useValue(shell.proof)
  const loginAgain = useValue(shell.loginAgain)
  return (
    <Suspense>
      {proof && <ProofRoute user={user} onEnd={proof} />}
      {loginAgain && <LogInAgainRoute user={user} onEnd={loginAgain} />}
      {choice.wasOpened && <OrganizationSwitch isOpen={choice.isOpen} onOpenChange={choice.change} />}
      {search.wasOpened && (
        <SearchPalette
          user={user}
          places={places}
          isOpen={search.isOpen}
          onOpenChange={search.change}
          onTakeTour={() => {
            setIsTourAsked(true)
            void navigate(consolePaths.projects)
          }}
        />
      )}
      {pathname === consolePaths.projects && (
        <DashboardTour user={user} isAsked={isTourAsked} onEnd={() => setIsTourAsked(false)} />
      )}
    </Suspense>
  )
}
