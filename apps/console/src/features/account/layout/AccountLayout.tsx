import { Icon, Inline, Link, Page } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountMessages } from '../messages/index.js'
import { beside } from './AccountLayout.css.js'
import { AccountNav, type AccountNavProps } from './AccountNav.js'

export type AccountLayoutProps = AccountNavProps & {
  /** The open section, without a title of the first level: it is here. */
  children: ReactNode
}

/**
 * Around a section of the account. Laptop and desktop: the list of sections beside it; tablet and phone: the way back to
 * the menu above it.
 */
export function AccountLayout({ children, ...nav }: AccountLayoutProps) {
  const t = useMessages(accountMessages)
  const width = useWidthClass()
  if (width === 'phone' || width === 'tablet')
    return (
      <Page
        title={t(`sections.${nav.current}`)}
        back={
          <Link variant="standalone" href="/account-menu">
            <Inline gap="x1">
              <Icon of={ArrowLeft} />
              {t('menu.back')}
            </Inline>
          </Link>
        }
      >
        {children}
      </Page>
    )
  return (
    <Page title={t('title')}>
      <div className={beside}>
        <AccountNav {...nav} />
        {children}
      </div>
    </Page>
  )
}
