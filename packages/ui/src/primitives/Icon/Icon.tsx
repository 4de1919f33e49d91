import type { LucideIcon } from 'lucide-react'
import { type IconTone, icon, tonedIcon } from './Icon.css.js'

export type { IconTone }

export type IconProps = {
  /** Icon of lucide: `<Icon of={Mic} />`. */
  of: LucideIcon
  /**
   * Side in px. Larger icons have a thinner stroke.
   * @default 16
   */
  size?: 14 | 16 | 20 | 24
  /**
   * Colour; a category sets its hue.
   * @default 'inherit'
   */
  tone?: IconTone
  /** Accessible name, only for an icon without text beside it. */
  label?: string
}

const strokes = { 14: 1.75, 16: 1.75, 20: 1.6, 24: 1.5 } as const

/** An icon beside text, hidden from screen readers unless it has a label. */
export function Icon({ of: Drawing, size = 16, tone = 'inherit', label }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing {...named} size={size} strokeWidth={strokes[size]} className={`${icon} ${tonedIcon[tone]}`} />
  )
}
