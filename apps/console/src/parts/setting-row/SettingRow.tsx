import { Icon } from '@saywright/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './SettingRow.css.js'

/** Things of one kind, a row each, from edge to edge of a card. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>
}

export type SettingRowProps = {
  icon: LucideIcon
  title: ReactNode
  /** Beside the title: a tag. */
  tag?: ReactNode
  note: ReactNode
  /** Small buttons at the end. */
  actions?: ReactNode
}

/** One protection of the account: its name, its state, its actions. */
export function SettingRow({ icon, title, tag, note, actions }: SettingRowProps) {
  return (
    <li className={css.row}>
      <span className={css.tile}>
        <Icon of={icon} />
      </span>
      <div className={css.words}>
        <p className={css.title}>
          <span>{title}</span>
          {tag}
        </p>
        <p className={css.note}>{note}</p>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </li>
  )
}
