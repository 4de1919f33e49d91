import { useContext, useMemo, useRef } from 'react'
import { FormDraftsContext } from '../core/FormDrafts.js'
import { isLike } from '../core/isLike.js'
import { isWizardState, type WizardStore } from './wizardStore.js'

/**
 * A store that keeps the values of a wizard as a draft, like those of forms.
 * @param initialValues of the wizard; a stored draft of another shape is ignored.
 * @returns `undefined` without a `FormDraftsContext`.
 */
export function useWizardDraft<Values>(name: string, initialValues: Values): WizardStore<Values> | undefined {
  const drafts = useContext(FormDraftsContext)
  const begun = useRef(initialValues)
  return useMemo(
    () =>
      drafts && {
        read: () => {
          const state = drafts.read(name)
          if (!isWizardState(state) || !isLike(state.values, begun.current)) return undefined
          return { step: state.step, values: state.values }
        },
        write: (state) => drafts.write(name, state),
        clear: () => drafts.forget(name),
      },
    [drafts, name],
  )
}
