import { LanguageSwitch } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { Link, Logo } from '@saywright/ui'
import { type Locale, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { layoutMessages } from './messages.js'
import { bar, end, frame } from './VisitorLayout.css.js'

export type VisitorFrameProps = {
  children: ReactNode
  brandName: string
  locale: Locale
  onLocaleChange: (locale: Locale) => void
}

/** Around pages for visitors: the brand, the language, the link to log in. */
export function VisitorLayout({ children, brandName, locale, onLocaleChange }: VisitorFrameProps) {
  const t = useMessages(layoutMessages)
  return (
    <div className={frame}>
      <header className={bar}>
        <Logo name={brandName} />
        <div className={end}>
          <LanguageSwitch locale={locale} onChange={onLocaleChange} />
          <Link variant="standalone" href={consolePaths.login}>
            {t('logIn')}
          </Link>
        </div>
      </header>
      <main>{children}</main>
    </div>
  )
}
