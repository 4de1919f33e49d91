import { consolePaths } from '@saywright/shell/paths'
import { Icon, Inline, Link, Page } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountMessages } from '../messages/index.js'
import { beside, sections } from './AccountLayout.css.js'
import { AccountNav, type AccountNavProps } from './AccountNav.js'

export type AccountLayoutProps = AccountNavProps & {
  /** The open section, without a level-1 heading, which the layout has. */
  children: ReactNode
}

/**
 * Around a section of the account. Laptop and desktop: the list of sections beside it; tablet and phone: the way back to
 * the menu above it.
 */
export function AccountLayout({ children, ...nav }: AccountLayoutProps) {
  const t = useMessages(accountMessages)
  const width = useWidthClass()
  const isBeside = width === 'laptop' || width === 'desktop'
  const back = (
    <Link variant="standalone" href={consolePaths.accountMenu}>
      <Inline gap="x1" allowsWrapping={false}>
        <Icon of={ArrowLeft} />
        {t('menu.back')}
      </Inline>
    </Link>
  )
  // One tree for all widths: what is typed stays when a tablet is turned.
  return (
    <Page title={t(isBeside ? 'title' : `sections.${nav.current}`)} back={isBeside ? undefined : back}>
      <div className={isBeside ? beside : sections}>
        {isBeside && <AccountNav {...nav} />}
        {children}
      </div>
    </Page>
  )
}
