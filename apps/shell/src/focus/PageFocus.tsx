import { VisuallyHidden } from '@saywright/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusPage } from './focusPage.js'

/** After each change of the page: the focus on its heading, and its title said where the heading says something else. */
export function PageFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [said, setSaid] = useState('')
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
