import { Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ShieldCheck } from 'lucide-react'
import { layoutMessages } from './messages.js'
import { head } from './StaffHead.css.js'

/** Replaces the organization at the head of the menu, so that the staff area is not mistaken for an organization. */
export function StaffHead({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useMessages(layoutMessages)
  return (
    <div
      className={head}
      data-collapsed={isCollapsed ? '' : undefined}
      title={isCollapsed ? t('staff') : undefined}
    >
      <Icon of={ShieldCheck} label={isCollapsed ? t('staff') : ''} />
      {!isCollapsed && <span>{t('staff')}</span>}
    </div>
  )
}
