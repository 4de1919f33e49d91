import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { MessageTone } from './Message.css.js'

/** One shape a tone, so that colour is never the only sign. */
export const toneIcons: Record<MessageTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}
