import type { User } from '@saywright/api/contract'
import { useTags } from '@saywright/api/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SocialSignIn } from '../social/SocialSignIn.js'
import { LogInAgainDialog } from './LogInAgainDialog.js'
import { useLogInAgain } from './useLogInAgain.js'

export type LogInAgainRouteProps = {
  user: Pick<User, 'id' | 'email'>
  /** Called once, with whether the user is logged in again. */
  onEnd: (isIn: boolean) => void
}

/** Asks the user to log in again; pending calls continue afterwards. */
export function LogInAgainRoute({ user, onEnd }: LogInAgainRouteProps) {
  const { pathname, search } = useLocation()
  const tags = useTags()
  // Leaving the page, or a logout meanwhile, counts as not logged in.
  useEffect(() => () => onEnd(false), [onEnd])
  const again = useLogInAgain(user, (isSame) => {
    // The screen still shows the previous account.
    if (!isSame) return window.location.reload()
    onEnd(true)
    void tags.invalidate(['v3/me'])
  })
  return (
    <LogInAgainDialog
      {...again}
      email={user.email}
      social={<SocialSignIn next={pathname + search} isAgain />}
      onLeave={() => onEnd(false)}
    />
  )
}
