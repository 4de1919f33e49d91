import type { WizardAddress } from '@saywright/forms'
import { useSearchParams } from 'react-router'

/** The step of the wizard as a query: paths below the wizard lead to the projects. */
export function useWizardAddress(): WizardAddress {
  const [search, setSearch] = useSearchParams()
  return {
    step: search.get('step') ?? undefined,
    go: (step, isReplaced) => {
      const next = new URLSearchParams(search)
      next.set('step', step)
      setSearch(next, { replace: isReplaced })
    },
  }
}
