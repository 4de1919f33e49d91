import { Icon } from '@saywright/ui'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Link } from 'react-aria-components'
import * as css from './MenuRow.css.js'

export type MenuRowProps = {
  icon: LucideIcon
  label: string
  /** What is known of it already. */
  value?: string | undefined
  tone?: 'neutral' | 'danger'
} & ({ href: string } | { onPress: () => void; leadsOn?: boolean })

/** A line of a menu that fills the screen, as high as a finger wants it. */
export function MenuRow({ icon, label, value, tone = 'neutral', ...target }: MenuRowProps) {
  const isLink = 'href' in target
  const content: ReactNode = (
    <>
      <Icon of={icon} size={20} />
      <span className={css.words}>{label}</span>
      {value && <span className={css.value}>{value}</span>}
      {(isLink || target.leadsOn) && (
        <span className={css.chevron}>
          <Icon of={ChevronRight} />
        </span>
      )}
    </>
  )
  return (
    <li className={css.item}>
      {isLink ? (
        <Link className={css.tones[tone]} href={target.href}>
          {content}
        </Link>
      ) : (
        <Button className={css.tones[tone]} onPress={target.onPress}>
          {content}
        </Button>
      )}
    </li>
  )
}
