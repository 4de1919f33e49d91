import { useOnboarding, useSaveOnboarding } from '@saywright/api/react'
import { useEffect, useState } from 'react'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { nextStep } from './firstSteps.js'

/** The first steps as the server knows them, until the person has seen that all are done; `close` puts them away. */
export function useFirstSteps() {
  const { user, organization } = useFocusedOrganization()
  const { data: onboarding } = useOnboarding(organization?.id, user !== undefined)
  const save = useSaveOnboarding()
  const [place, setPlace] = useState<'open' | 'finished' | 'closed'>('open')
  const isFinished = onboarding !== undefined && nextStep(onboarding) === undefined
  const isNews = isFinished && !onboarding.is_closed
  const isOwn = user !== undefined && !user.acted_by
  useEffect(() => {
    if (!isNews) return
    setPlace('finished')
    // What is not kept is said once more at the next visit.
    if (isOwn) save({ body: { is_closed: true }, quiet: true, isFailureShown: true }).catch(() => {})
  }, [isNews, isOwn, save])
  const isStillShown = isFinished && place === 'finished'
  const isShown = place !== 'closed' && (onboarding?.is_closed === false || isStillShown)
  return { onboarding: isShown ? onboarding : undefined, close: () => setPlace('closed') }
}
