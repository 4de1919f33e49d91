import { Menu as MenuIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.js'
import { DialogTrigger } from '../../components/Modal/DialogTrigger.js'
import { Modal } from '../../components/Modal/Modal.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { SideMenu, type SideMenuGroup } from '../SideMenu/SideMenu.js'
import { footer as footerClass, scroll, switcher as switcherClass } from './AppShell.css.js'
import { head, sheet, sheetContent } from './MenuSheet.css.js'
import { appShellMessages } from './messages.js'

export type MenuSheetProps = {
  /** Content at the top of the sheet. */
  brand: ReactNode
  /** Selector of the company. */
  switcher?: ReactNode
  /** Entries in display order. */
  items: readonly SideMenuGroup[]
  /** Content at the bottom of the sheet. */
  footer?: ReactNode
}

/** The menu button and the sheet that it opens: full screen on phones, 320 px on tablets. */
export function MenuSheet({ brand, switcher, items, footer }: MenuSheetProps) {
  const t = useMessages(appShellMessages)
  return (
    <DialogTrigger>
      <IconButton label={t('openMenu')} placement="bottom" icon={<Icon of={MenuIcon} size={20} />} />
      <Modal aria-label={t('menu')} placement="own" scroll="body" className={sheet}>
        {({ close }) => (
          <div className={sheetContent}>
            <div className={head}>
              {brand}
              <IconButton
                label={t('closeMenu')}
                placement="bottom"
                icon={<Icon of={X} size={20} />}
                onPress={close}
              />
            </div>
            {switcher && <div className={switcherClass}>{switcher}</div>}
            <div className={scroll}>
              <SideMenu groups={items} onNavigate={close} />
            </div>
            {footer && <div className={footerClass}>{footer}</div>}
          </div>
        )}
      </Modal>
    </DialogTrigger>
  )
}
