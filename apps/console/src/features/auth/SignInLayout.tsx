import { LanguageSwitch, lazyComponent } from '@saywright/shell'
import { signInPaths } from '@saywright/shell/paths'
import { AuthLayout, type AuthLayoutProps, Link, Logo } from '@saywright/ui'
import { type Locale, useMessages } from '@saywright/ui/i18n'
import { type ReactNode, Suspense } from 'react'
import { authMessages } from './messages/index.js'

// Beside the form, and loaded after it: logging in does not wait for it.
const SignInPanel = lazyComponent(() => import('./panel/SignInPanel.js'), 'SignInPanel')

export type AuthFrameProps = {
  children: ReactNode
  brandName: string
  locale: Locale
  onLocaleChange: (locale: Locale) => void
} & Pick<AuthLayoutProps, 'phonePicture'>

/** The layout of every way in: brand, language, the fine print, and beside it the presentation of the product. */
export function SignInLayout({ children, brandName, locale, onLocaleChange, phonePicture }: AuthFrameProps) {
  const t = useMessages(authMessages)
  return (
    <AuthLayout
      phonePicture={phonePicture}
      brand={<Logo name={brandName} />}
      languageSwitch={<LanguageSwitch locale={locale} onChange={onLocaleChange} />}
      footer={
        <>
          <Link href={signInPaths.terms} variant="quiet">
            {t('terms')}
          </Link>
          <Link href={signInPaths.privacy} variant="quiet">
            {t('privacy')}
          </Link>
        </>
      }
      promo={
        <Suspense>
          <SignInPanel />
        </Suspense>
      }
    >
      {children}
    </AuthLayout>
  )
}
