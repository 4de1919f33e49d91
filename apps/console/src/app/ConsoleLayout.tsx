import { versions } from '@saywright/api/contract'
import { useLiveUpdates, useMe } from '@saywright/api/react'
import {
  AccountMenu,
  brand,
  keepTheme,
  speak,
  useIsLoggedIn,
  useLocaleChoice,
  useLogOut,
  useScrollReset,
  useShell,
  useValue,
} from '@saywright/shell'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { ConsoleFrame } from './ConsoleFrame.js'

/** The frame around every screen of someone logged in. */
export function ConsoleLayout() {
  const isLoggedIn = useIsLoggedIn()
  const { data: user } = useMe(isLoggedIn)
  const { theme, i18n } = useShell()
  const chosenTheme = useValue(theme)
  const { locale, choose } = useLocaleChoice(user)
  const logOut = useLogOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useScrollReset(pathname)
  useLiveUpdates(isLoggedIn)

  // What the account says counts when it arrives; after that, the choice of the person is kept with it.
  const spoken = user?.interface_language
  useEffect(() => {
    if (spoken) speak(i18n, spoken === 'Français' ? 'fr-FR' : 'en-US')
  }, [spoken, i18n])

  return (
    <ConsoleFrame
      brandName={brand.name}
      organization={user?.organizations[0]?.name}
      pathname={pathname}
      version={versions.console}
      documentationHref={brand.links.documentation}
      supportHref={brand.links.support}
      salesHref={brand.links.sales}
      account={
        user && (
          <AccountMenu
            user={user}
            locale={locale}
            onLocaleChange={choose}
            theme={chosenTheme}
            onThemeChange={(next) => {
              keepTheme(localStorage, next)
              theme.set(next)
            }}
            onLogOut={() => {
              void logOut().finally(() => navigate('/auth/login'))
            }}
          />
        )
      }
    >
      <Outlet />
    </ConsoleFrame>
  )
}
