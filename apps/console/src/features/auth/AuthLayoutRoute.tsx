import { FormDraftsContext } from '@saywright/forms'
import { brand, useLocaleChoice, useNoticesOnTop, visitorDrafts } from '@saywright/shell'
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
      <FormDraftsContext value={visitorDrafts}>
        <Outlet />
      </FormDraftsContext>
    </SignInLayout>
  )
}
