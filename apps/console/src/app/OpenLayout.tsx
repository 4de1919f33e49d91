import { brand, useIsLoggedIn, useLocaleChoice } from '@saywright/shell'
import { Outlet } from 'react-router'
import { ConsoleLayoutRoute } from './ConsoleLayoutRoute.js'
import { VisitorLayout } from './VisitorLayout.js'

/** Layout of public pages: with the frame of the console for logged-in users, plain for visitors. */
export function OpenLayout() {
  return useIsLoggedIn() ? <ConsoleLayoutRoute /> : <VisitorLayoutRoute />
}

function VisitorLayoutRoute() {
  const { locale, choose } = useLocaleChoice()
  return (
    <VisitorLayout brandName={brand.name} locale={locale} onLocaleChange={choose}>
      <Outlet />
    </VisitorLayout>
  )
}
