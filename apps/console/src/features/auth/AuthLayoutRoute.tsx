import { brand, useLocaleChoice, useNoticesOnTop } from '@saywright/shell'
import { signInPaths } from '@saywright/shell/paths'
import { Outlet, useMatch } from 'react-router'
import { SignInLayout } from './SignInLayout.js'

export function AuthLayoutRoute() {
  const { locale, choose } = useLocaleChoice()
  const isMailAwaited = useMatch(signInPaths.verify) !== null
  useNoticesOnTop()
  return (
    <SignInLayout
      brandName={brand.name}
      locale={locale}
      onLocaleChange={choose}
      phonePicture={isMailAwaited ? 'framed' : 'faded'}
    >
      <Outlet />
    </SignInLayout>
  )
}
