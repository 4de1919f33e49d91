import { Menu as MenuIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../../components/IconButton/IconButton.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { SideMenu, type SideMenuGroup } from '../SideMenu/SideMenu.js'
import { footer as footerClass, scroll, switcher as switcherClass } from './AppShell.css.js'
import { dialog, head, overlay, sheet } from './MenuSheet.css.js'
import { appShellMessages } from './messages.js'

export type MenuSheetProps = {
  brand: ReactNode
  switcher: ReactNode
  items: readonly SideMenuGroup[]
  footer: ReactNode
}

/** The burger button and the sheet that it opens: the whole screen on phones, 320 px on tablets. */
export function MenuSheet({ brand, switcher, items, footer }: MenuSheetProps) {
  const t = useMessages(appShellMessages)
  return (
    <DialogTrigger>
      <IconButton label={t('openMenu')} placement="bottom" icon={<Icon of={MenuIcon} size={20} />} />
      <ModalOverlay isDismissable className={overlay}>
        <Modal className={sheet}>
          <Dialog aria-label={t('menu')} className={dialog}>
            {({ close }) => (
              <>
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
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
