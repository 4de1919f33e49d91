import { GuidedTour, type GuidedTourProps } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { tourMessages } from './messages.js'
import { tourSteps } from './tourSteps.js'

export type TourOfDashboardProps = Pick<GuidedTourProps, 'isOpen' | 'onEnd'>

/** The tour in the words of the dashboard. */
export function TourOfDashboard(props: TourOfDashboardProps) {
  const t = useMessages(tourMessages)
  const steps = useMemo(() => tourSteps(t), [t])
  return <GuidedTour {...props} steps={steps} />
}
