import { Icon, Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronsUpDown } from 'lucide-react'
import { OrganizationTile } from '../parts/OrganizationTile.js'
import { layoutMessages } from './messages.js'
import * as css from './OrganizationSwitcher.css.js'

export type OrganizationSwitcherProps = {
  /** Of the organization in focus. */
  name: string
  /** Address of its logo. */
  logo: string | undefined
  isCollapsed: boolean
  /** Absent for users with a single organization. */
  onPress?: (() => void) | undefined
}

/** The organization in focus at the head of the menu; for users of several, a button to switch. */
export function OrganizationSwitcher({ name, logo, isCollapsed, onPress }: OrganizationSwitcherProps) {
  const t = useMessages(layoutMessages)
  const collapsed = isCollapsed ? '' : undefined
  const words = (
    <>
      <OrganizationTile name={name} src={logo} size={22} />
      {!isCollapsed && <span className={css.name}>{name}</span>}
    </>
  )
  if (!onPress)
    return (
      <div className={css.box} data-collapsed={collapsed} title={isCollapsed ? name : undefined}>
        {words}
      </div>
    )
  return (
    <Pressable
      className={css.button}
      data-collapsed={collapsed}
      aria-label={t('switch', { organization: name })}
      onPress={onPress}
    >
      {words}
      {!isCollapsed && <Icon of={ChevronsUpDown} />}
    </Pressable>
  )
}
