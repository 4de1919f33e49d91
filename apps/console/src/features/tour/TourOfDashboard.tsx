import { GuidedTour, type TourEnd } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo, useRef } from 'react'
import { tourMessages } from './messages.js'
import { studioStep, tourSteps } from './tourSteps.js'

export type TourOfDashboardProps = {
  isOpen: boolean
  /** @param isAtStudio it ended at the way into the studio. */
  onEnd: (end: TourEnd, isAtStudio: boolean) => void
}

/** The tour in the words of the dashboard. */
export function TourOfDashboard({ isOpen, onEnd }: TourOfDashboardProps) {
  const t = useMessages(tourMessages)
  const steps = useMemo(() => tourSteps(t), [t])
  const current = useRef<string>(undefined)
  return (
    <GuidedTour
      isOpen={isOpen}
      steps={steps}
      onStepChange={({ id }) => {
        current.current = id
      }}
      onEnd={(end) => onEnd(end, current.current === studioStep)}
    />
  )
}
