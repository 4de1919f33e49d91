import type { User } from '@saywright/api/contract'
import { useAllProjects, useOnboarding, useSaveOnboarding } from '@saywright/api/react'
import { deviceStorage, saveTourShown, wasTourShown } from '@saywright/shell'
import type { TourEnd } from '@saywright/ui'
import { useEffect, useState } from 'react'
import { useFocusedOrganization } from '../../parts/focus/useFocusedOrganization.js'
import { useStudio } from '../../parts/studio/useStudio.js'
import { visibleProjects } from '../../parts/visibleProjects.js'
import { mustShowAround } from './mustShowAround.js'
import { TourOfDashboard } from './TourOfDashboard.js'

export type DashboardTourProps = {
  user: User
  /** Whether the user requested the tour, perhaps again. */
  isAsked: boolean
  onEnd: () => void
}

/** Once the dashboard is stable, in ms: targets must be where they will stay. */
const settled = 600

/** Shows a new user around the dashboard and into the studio, once, and again on request. */
export function DashboardTour({ user, isAsked, onEnd }: DashboardTourProps) {
  const { organization } = useFocusedOrganization()
  const { data: projects } = useAllProjects()
  const { data: onboarding } = useOnboarding(organization?.id)
  const save = useSaveOnboarding()
  const { openStudio, openSample } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const isNew = onboarding && mustShowAround(user, onboarding, wasTourShown(deviceStorage))
  const isWanted = isAsked || isNew
  const isDrawn = projects !== undefined && onboarding !== undefined
  useEffect(() => {
    if (!isWanted || !isDrawn) return
    const timer = setTimeout(() => {
      // Never over a question: it comes at the next visit then.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) setIsOpen(true)
    }, settled)
    return () => clearTimeout(timer)
  }, [isWanted, isDrawn])

  const end = (how: TourEnd, isAtStudio: boolean) => {
    saveTourShown(deviceStorage)
    if (!user.acted_by)
      save({ body: { is_tour_closed: true }, quiet: true, isFailureShown: true }).catch(() => {})
    setIsOpen(false)
    onEnd()
    if (how === 'skipped' || !isAtStudio) return
    const mayAdd = !organization || organization.role === 'administrator'
    if (mayAdd && onboarding?.steps.command === false) return openSample()
    const [first] = visibleProjects(
      (projects ?? []).filter((project) => project.organization.id === organization?.id),
    )
    if (first) openStudio(first.id)
  }
  return <TourOfDashboard isOpen={isOpen} onEnd={end} />
}
