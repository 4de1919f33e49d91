import type { ReactNode } from 'react'
import { Button, Link } from 'react-aria-components'
import { Badge } from '../../components/Badge/Badge.js'
import { linkMessages } from '../../components/Link/messages.js'
import { Tooltip } from '../../components/Tooltip/Tooltip.js'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { dot, icon as iconClass, item as itemClass, words } from './SideMenu.css.js'
import type { SideMenuItem } from './SideMenuGroup.js'

export type SideMenuEntryProps = {
  item: SideMenuItem
  isCollapsed: boolean
  /** Called before navigation. */
  onNavigate?: (() => void) | undefined
}

/** An entry of the side menu: icon and label, or the icon with the label in a tooltip. */
export function SideMenuEntry({ item, isCollapsed, onNavigate }: SideMenuEntryProps) {
  const content = (
    <>
      <span className={iconClass}>{item.icon}</span>
      {isCollapsed ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <span className={words}>{item.label}</span>
      )}
      <Count item={item} isCollapsed={isCollapsed} />
    </>
  )
  const target = (
    <Target item={item} isCollapsed={isCollapsed} onNavigate={onNavigate}>
      {content}
    </Target>
  )
  if (!isCollapsed) return target
  return (
    <Tooltip text={item.label} placement="end">
      {target}
    </Tooltip>
  )
}

function Target({ item, isCollapsed, onNavigate, children }: SideMenuEntryProps & { children: ReactNode }) {
  const t = useMessages(linkMessages)
  const shared = {
    className: itemClass,
    'data-collapsed': isCollapsed ? '' : undefined,
    'data-current': item.isCurrent ? '' : undefined,
    onPress: () => {
      item.onPress?.()
      onNavigate?.()
    },
  }
  if (item.href === undefined) return <Button {...shared}>{children}</Button>
  const external = item.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Link {...shared} {...external} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
      {children}
      {item.isExternal && <VisuallyHidden>{t('newTab')}</VisuallyHidden>}
    </Link>
  )
}

/** Largest count in the badge over an icon. */
const maxShown = 9

function Count({
  item: { count = 0, countLabel },
  isCollapsed,
}: Pick<SideMenuEntryProps, 'item' | 'isCollapsed'>) {
  if (count === 0) return null
  // The visible text is part of the name, for users of voice control.
  const isCut = isCollapsed && count > maxShown
  const badge = (
    <Badge
      count={count}
      tone={isCollapsed ? 'alert' : 'neutral'}
      {...(isCollapsed ? { limit: maxShown } : {})}
      {...(countLabel && !isCut ? { isDecorative: true } : {})}
    />
  )
  return (
    <>
      {isCollapsed ? <span className={dot}>{badge}</span> : badge}
      {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </>
  )
}
