import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { MessageTone } from './Message.css.js'

/** One shape per tone, so that the tone does not depend on colour alone. */
export const toneIcons: Record<MessageTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}
