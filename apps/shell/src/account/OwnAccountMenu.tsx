import type { User } from '@saywright/api/contract'
import { useValue } from '../createValue.js'
import { keepTheme } from '../preferences/preferences.js'
import { useLocaleChoice } from '../preferences/useLocaleChoice.js'
import { useShell } from '../ShellContext.js'
import { useLogOut } from '../session/useLogOut.js'
import { AccountMenu } from './AccountMenu.js'

export type OwnAccountMenuProps = {
  user: User
  /** Where to go once the session has ended. */
  onLoggedOut: () => void
}

/** The menu of who is logged in here: what is chosen in it counts at once and is kept. */
export function OwnAccountMenu({ user, onLoggedOut }: OwnAccountMenuProps) {
  const { theme } = useShell()
  const chosenTheme = useValue(theme)
  const { locale, choose } = useLocaleChoice(user)
  const logOut = useLogOut()
  return (
    <AccountMenu
      user={user}
      locale={locale}
      onLocaleChange={choose}
      theme={chosenTheme}
      onThemeChange={(next) => {
        keepTheme(localStorage, next)
        theme.set(next)
      }}
      onLogOut={() => void logOut().finally(onLoggedOut)}
    />
  )
}
