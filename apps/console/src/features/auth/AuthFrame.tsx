import { LanguageSwitch } from '@saywright/shell'
import { AuthLayout, Logo, technologies } from '@saywright/ui'
import { type Locale, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { technologyMessages } from '../../parts/technologyMessages.js'
import { authMessages } from './messages/index.js'

export type AuthFrameProps = {
  children: ReactNode
  brandName: string
  locale: Locale
  onLocaleChange: (locale: Locale) => void
}

/** What stands around every way in: mark, language, and beside it what the product is. */
export function AuthFrame({ children, brandName, locale, onLocaleChange }: AuthFrameProps) {
  const t = useMessages(authMessages)
  const nameOf = useMessages(technologyMessages)
  return (
    <AuthLayout
      brand={<Logo name={brandName} />}
      languageSwitch={<LanguageSwitch locale={locale} onChange={onLocaleChange} />}
      promo={{
        headline: t('promo.headline'),
        technologies: technologies.map((technology) => ({ technology, label: nameOf(technology) })),
      }}
    >
      {children}
    </AuthLayout>
  )
}
