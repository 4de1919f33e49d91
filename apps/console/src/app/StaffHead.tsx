import { Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ShieldCheck } from 'lucide-react'
import { layoutMessages } from './messages.js'
import { head } from './StaffHead.css.js'

/** Stands in the place of the organization, so that nobody mistakes the staff area for it. */
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
