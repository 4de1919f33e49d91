import { toLoadable, useMe } from '@saywright/api/react'
import { AccountDrafts, useAccount, useScrollReset } from '@saywright/shell'
import { useCommandPaletteShortcut } from '@saywright/ui'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useCommandPaletteLoader } from '../features/search/routes.js'
import type { ConsoleContext } from '../parts/consoleContext.js'
import { useFocusedOrganization } from '../parts/focus/useFocusedOrganization.js'
import { LegalDialog } from '../parts/legal/LegalDialog.js'
import type { LegalKind } from '../parts/legal/LegalDocument.js'
import { AccountFailure } from './AccountFailure.js'
import { ConsoleLayout } from './ConsoleLayout.js'
import { ConsoleOverlays } from './ConsoleOverlays.js'
import { useCanLogInAgain } from './useCanLogInAgain.js'
import { useConsoleFrame } from './useConsoleFrame.js'
import { useOpening } from './useOpening.js'
import { usePlaces } from './usePlaces.js'

/** The frame around every screen of a logged-in user. */
export function ConsoleLayoutRoute() {
  const user = useAccount()
  const account = toLoadable(useMe())
  const places = usePlaces()
  const search = useOpening()
  const choice = useOpening()
  const [legal, setLegal] = useState<LegalKind>()
  const { organizations } = useFocusedOrganization()
  const onSwitchOrganization = organizations.length > 1 ? () => choice.change(true) : undefined
  const frame = useConsoleFrame(user, places, {
    onSearch: () => search.change(true),
    onSwitchOrganization,
    onLegal: setLegal,
  })
  useCanLogInAgain(user)
  useScrollReset(useLocation().pathname)
  useCommandPaletteLoader()
  useCommandPaletteShortcut(search.toggle)
  return (
    <ConsoleLayout {...frame}>
      {account.state === 'failed' ? (
        <AccountFailure failure={account} />
      ) : (
        <AccountDrafts user={user}>
          <Outlet context={{ onSwitchOrganization } satisfies ConsoleContext} />
        </AccountDrafts>
      )}
      {legal && <LegalDialog kind={legal} isOpen onOpenChange={() => setLegal(undefined)} />}
      {user && <ConsoleOverlays user={user} places={places} search={search} choice={choice} />}
    </ConsoleLayout>
  )
}
