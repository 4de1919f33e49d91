import type { LucideIcon } from 'lucide-react'
import { type IconTone, icon, tonedIcon } from './Icon.css.js'

export type { IconTone }

export type IconProps = {
  /** A drawing of lucide: `<Icon of={Mic} />`. */
  of: LucideIcon
  /** Side in px. The stroke is thinner where the drawing is larger. */
  size?: 14 | 16 | 20 | 24
  /** A category gives its hue. */
  tone?: IconTone
  /** Only where no words stand beside it. */
  label?: string
}

const strokes = { 14: 1.75, 16: 1.75, 20: 1.6, 24: 1.5 } as const

/** A drawing beside words, hidden from screen readers unless it has a label. */
export function Icon({ of: Drawing, size = 16, tone = 'inherit', label }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing {...named} size={size} strokeWidth={strokes[size]} className={`${icon} ${tonedIcon[tone]}`} />
  )
}
