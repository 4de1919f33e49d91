import { brand, useIsLoggedIn, useLocaleChoice } from '@saywright/shell'
import { Outlet } from 'react-router'
import { ConsoleLayout } from './ConsoleLayout.js'
import { VisitorFrame } from './VisitorFrame.js'

/** Around what everybody may read: the frame of the console for who is logged in, a plain one for visitors. */
export function OpenLayout() {
  return useIsLoggedIn() ? <ConsoleLayout /> : <VisitorLayout />
}

function VisitorLayout() {
  const { locale, choose } = useLocaleChoice()
  return (
    <VisitorFrame brandName={brand.name} locale={locale} onLocaleChange={choose}>
      <Outlet />
    </VisitorFrame>
  )
}
