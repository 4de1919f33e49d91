import type { LibraryKind } from '@saywright/grammar/library'
import {
  Binary,
  CalendarDays,
  CaseUpper,
  CircleCheck,
  Clock,
  DecimalsArrowRight,
  Hash,
  ListOrdered,
  type LucideIcon,
  Timer,
} from 'lucide-react'

export const ruleIcons: Readonly<Record<LibraryKind, LucideIcon>> = {
  number: Hash,
  ordinal: ListOrdered,
  decimal: DecimalsArrowRight,
  digits: Binary,
  date: CalendarDays,
  time: Clock,
  duration: Timer,
  answer: CircleCheck,
  letter: CaseUpper,
}
