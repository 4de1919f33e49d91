import { Icon } from '@saywright/ui'
import type { LucideIcon } from 'lucide-react'
import { tile } from './IconTile.css.js'

/** A drawing on a quiet square, beside the title of a card. */
export function IconTile({ icon }: { icon: LucideIcon }) {
  return (
    <span className={tile}>
      <Icon of={icon} size={20} />
    </span>
  )
}
