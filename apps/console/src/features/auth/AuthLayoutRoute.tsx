import { brand, useLocaleChoice } from '@saywright/shell'
import { Outlet } from 'react-router'
import { AuthFrame } from './AuthFrame.js'

export function AuthLayoutRoute() {
  const { locale, choose } = useLocaleChoice()
  return (
    <AuthFrame brandName={brand.name} locale={locale} onLocaleChange={choose}>
      <Outlet />
    </AuthFrame>
  )
}
