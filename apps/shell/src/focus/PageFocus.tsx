import { VisuallyHidden } from '@saywright/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useShell } from '../ShellContext.js'
import { focusPage } from './focusPage.js'
import { useHasActed } from './useHasActed.js'

/** After each change of the page: no notice of the one before, the focus on its heading, and its title said where the heading says something else. */
export function PageFocus() {
  const { pathname } = useLocation()
  const isReplacement = useNavigationType() === 'REPLACE'
  const hasActed = useHasActed()
  const { notices } = useShell()
  const shown = useRef(pathname)
  const [said, setSaid] = useState('')
  // Before the effects of the new page, whose own notices stay.
  useLayoutEffect(() => {
    if (shown.current !== pathname) notices.turnPage()
  }, [notices, pathname])
  useEffect(() => {
    // The browser says the first page by itself.
    if (shown.current === pathname) return
    shown.current = pathname
    // A page that leads on by itself is still the first: its first stop is the link that skips to the content.
    if (isReplacement && !hasActed()) return
    return focusPage(document, setSaid)
  }, [pathname, isReplacement, hasActed])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
