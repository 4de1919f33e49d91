import { useLiveUpdates, useMe, useProject } from '@saywright/api/react'
import {
  AccountMenu,
  brand,
  consoleAddress,
  keepTheme,
  speak,
  useIsLoggedIn,
  useLocaleChoice,
  useLogOut,
  useScrollReset,
  useShell,
  useValue,
} from '@saywright/shell'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { daysLeft } from './daysLeft.js'
import { StudioFrame } from './StudioFrame.js'

/** The frame around every screen of a project. */
export function StudioLayout() {
  const projectId = Number(useParams().projectId)
  const isLoggedIn = useIsLoggedIn()
  const { data: user } = useMe(isLoggedIn)
  const { data: project, error } = useProject(isLoggedIn ? projectId : undefined)
  const { theme, i18n } = useShell()
  const chosenTheme = useValue(theme)
  const { locale, choose } = useLocaleChoice(user)
  const logOut = useLogOut()
  const { pathname } = useLocation()
  const [openedAt] = useState(() => Date.now())
  useScrollReset(pathname)
  useLiveUpdates(isLoggedIn)

  const spoken = user?.interface_language
  useEffect(() => {
    if (spoken) speak(i18n, spoken === 'Français' ? 'fr-FR' : 'en-US')
  }, [spoken, i18n])

  // A project that is not there, or not this person's to see, has no studio.
  const isMissing = error?.kind === 'notFound'
  useEffect(() => {
    if (isMissing) window.location.replace(consoleAddress(window.location, '/projects'))
  }, [isMissing])

  const endsOn = project?.evaluation === 'Yes' ? project.evaluation_ends_on : undefined
  return (
    <StudioFrame
      projectId={projectId}
      project={project}
      evaluationDaysLeft={endsOn ? daysLeft(endsOn, openedAt) : undefined}
      pathname={pathname}
      consoleHref={consoleAddress(window.location, '/projects')}
      documentationHref={brand.links.documentation}
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
              void logOut().finally(() => {
                window.location.assign(consoleAddress(window.location, '/auth/login'))
              })
            }}
          />
        )
      }
    >
      <Outlet />
    </StudioFrame>
  )
}
