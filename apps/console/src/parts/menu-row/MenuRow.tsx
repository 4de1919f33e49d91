import { Icon, PressableRow } from '@saywright/ui'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import * as css from './MenuRow.css.js'

export type MenuRowProps = {
  icon: LucideIcon
  label: string
  /** Its current value. */
  value?: string | undefined
  tone?: 'neutral' | 'danger'
} & ({ href: string } | { onPress: () => void; leadsOn?: boolean })

/** A line of a menu that fills the screen, as high as a finger wants it. */
export function MenuRow({ icon, label, value, tone = 'neutral', ...target }: MenuRowProps) {
  const leadsOn = 'href' in target || target.leadsOn
  return (
    <li className={css.item}>
      <PressableRow
        className={css.tones[tone]}
        {...('href' in target ? { href: target.href } : { onPress: target.onPress })}
        start={<Icon of={icon} size={20} />}
        end={leadsOn && <Icon of={ChevronRight} />}
      >
        <span className={css.words}>
          <span>{label}</span>
          {value && <span className={css.value}>{value}</span>}
        </span>
      </PressableRow>
    </li>
  )
}
