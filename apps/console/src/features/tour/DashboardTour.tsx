import type { User } from '@saywright/api/contract'
import { useAllProjects } from '@saywright/api/react'
import { saveTourShown, wasTourShown } from '@saywright/shell'
import { useEffect, useState } from 'react'
import { TourOfDashboard } from './TourOfDashboard.js'

export type DashboardTourProps = {
  user: User
  /** The person asked to be shown around, again perhaps. */
  isAsked: boolean
  onEnd: () => void
}

/** Once the dashboard stands still, in ms: what is pointed at must be where it will stay. */
const settled = 600

/** Shows a new person around the dashboard, once on a device, and whoever asks for it. */
export function DashboardTour({ user, isAsked, onEnd }: DashboardTourProps) {
  const { data: projects } = useAllProjects()
  const [isOpen, setIsOpen] = useState(false)
  // Who has not completed the profile is welcomed with that first.
  const isWanted = isAsked || (user.is_completed && !user.acted_by && !wasTourShown(localStorage))
  const isDrawn = projects !== undefined
  useEffect(() => {
    if (!isWanted || !isDrawn) return
    const timer = setTimeout(() => {
      // Never over a question: it comes at the next visit then.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) setIsOpen(true)
    }, settled)
    return () => clearTimeout(timer)
  }, [isWanted, isDrawn])
  const end = () => {
    saveTourShown(localStorage)
    setIsOpen(false)
    onEnd()
  }
  return <TourOfDashboard isOpen={isOpen} onEnd={end} />
}
