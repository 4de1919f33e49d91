import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { SideMenu, type SideMenuGroup } from '../SideMenu/SideMenu.js'
import {
  brand as brandClass,
  footer as footerClass,
  scroll,
  side,
  switcher as switcherClass,
} from './AppShell.css.js'
import { appShellMessages } from './messages.js'
import { filled, type ShellSlot } from './ShellSlot.js'

type ShellSideProps = {
  brand: ShellSlot
  switcher?: ShellSlot | undefined
  items: readonly SideMenuGroup[]
  footer?: ShellSlot | undefined
  isCollapsed: boolean
  onCollapsedChange: (isCollapsed: boolean) => void
}

/** The side menu beside the content on laptops and desktops. */
export function ShellSide({
  brand,
  switcher,
  items,
  footer,
  isCollapsed,
  onCollapsedChange,
}: ShellSideProps) {
  const t = useMessages(appShellMessages)
  return (
    <aside className={side} aria-label={t('side')} data-collapsed={isCollapsed ? '' : undefined}>
      <div className={brandClass}>{filled(brand, isCollapsed)}</div>
      {switcher && <div className={switcherClass}>{filled(switcher, isCollapsed)}</div>}
      <div className={scroll}>
        <SideMenu groups={items} isCollapsed={isCollapsed} />
      </div>
      <div className={footerClass}>
        {!isCollapsed && <span>{filled(footer, false)}</span>}
        <IconButton
          size="small"
          label={t(isCollapsed ? 'expand' : 'collapse')}
          placement="end"
          aria-expanded={!isCollapsed}
          icon={<Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} />}
          onPress={() => onCollapsedChange(!isCollapsed)}
        />
      </div>
    </aside>
  )
}
