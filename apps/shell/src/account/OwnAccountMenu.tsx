import type { User } from '@saywright/api/contract'
import { useValue } from '../createValue.js'
import { useKeptLocaleChoice } from '../preferences/useKeptLocaleChoice.js'
import { useThemeChoice } from '../preferences/useThemeChoice.js'
import { useShell } from '../ShellContext.js'
import { useLogOut } from '../session/useLogOut.js'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.js'

export type OwnAccountMenuProps = Pick<AccountMenuProps, 'onTerms' | 'onPrivacy'> & {
  user: User
  /** Where to go once the session has ended. */
  onLoggedOut: () => void
}

/** The menu of the logged-in user: its settings take effect at once and are stored. */
export function OwnAccountMenu({ user, onLoggedOut, ...legal }: OwnAccountMenuProps) {
  const { theme, choose: chooseTheme } = useThemeChoice()
  const { locale, choose } = useKeptLocaleChoice(user)
  const logOut = useLogOut()
  const install = useValue(useShell().install)
  return (
    <AccountMenu
      {...legal}
      user={user}
      locale={locale}
      onLocaleChange={choose}
      theme={theme}
      onThemeChange={chooseTheme}
      onInstall={install}
      onLogOut={() => void logOut().then((isEnded) => isEnded && onLoggedOut())}
    />
  )
}
