import { useOnboarding, useSaveOnboarding } from '@saywright/api/react'
import { useEffect, useState } from 'react'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { leftSteps, type OpenStep } from './firstSteps.js'

/** The first steps of a person as the server knows them, until the person has seen that all are done; `close` puts them away. */
export function useFirstSteps(own: readonly OpenStep[]) {
  const { user, organization } = useFocusedOrganization()
  const { data: facts } = useOnboarding(organization?.id, user !== undefined)
  const save = useSaveOnboarding()
  const [place, setPlace] = useState<'open' | 'finished' | 'closed'>('open')
  const isFinished = facts !== undefined && leftSteps(facts, own).length === 0
  const isNews = isFinished && !facts.is_closed
  const isOwn = user !== undefined && !user.acted_by
  useEffect(() => {
    if (!isNews) return
    setPlace('finished')
    // If it is not saved, the card is shown again at the next visit.
    if (isOwn) save({ body: { is_closed: true }, quiet: true, isFailureShown: true }).catch(() => {})
  }, [isNews, isOwn, save])
  const isStillShown = isFinished && place === 'finished'
  const isShown = place !== 'closed' && (facts?.is_closed === false || isStillShown)
  return { facts, shown: isShown ? facts : undefined, close: () => setPlace('closed') }
}
