import type { LibrarySubject } from '@saywright/grammar/library'
import { CalendarDays, CaseUpper, CircleCheck, Clock, Hash, type LucideIcon, Timer } from 'lucide-react'

export const subjectIcons: Readonly<Record<LibrarySubject, LucideIcon>> = {
  numbers: Hash,
  dates: CalendarDays,
  times: Clock,
  durations: Timer,
  answers: CircleCheck,
  letters: CaseUpper,
}
