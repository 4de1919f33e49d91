import { VisuallyHidden } from '@saywright/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../ShellContext.js'
import { focusPage } from './focusPage.js'

/** After each change of the page: no notice of the one before, the focus on its heading, and its title said where the heading says something else. */
export function PageFocus() {
  const { pathname } = useLocation()
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
    return focusPage(document, setSaid)
  }, [pathname])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
