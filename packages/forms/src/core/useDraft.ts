import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createDraft } from './createDraft.js'
import { useFormContext } from './FormContext.js'
import type { FieldProps, HeldField } from './useHeldField.js'

export type FormField = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Whether a server is asked about it; absent where no check asks about this field. */
  isChecking: boolean | undefined
}

/**
 * What is typed is drawn at once and handed to the form in the next task, so that judging a large form never delays a
 * character; leaving the field, sending and unmounting hand it over first.
 */
export function useDraft({ store, props }: HeldField<string>): FormField {
  const { checks, drafts } = useFormContext()
  const draft = useMemo(() => createDraft(store), [store])
  const value = useSyncExternalStore(draft.subscribe, draft.value, draft.value)
  const isChecking = useSyncExternalStore(
    checks.subscribe,
    () => checks.isChecking(props.name),
    () => false,
  )
  useEffect(() => {
    drafts.add(draft.flush)
    return () => {
      draft.flush()
      drafts.delete(draft.flush)
    }
  }, [drafts, draft])
  return {
    ...props,
    value,
    isChecking: checks.fields.includes(props.name) ? isChecking : undefined,
    onChange: draft.write,
    onBlur: () => {
      draft.flush()
      props.onBlur()
    },
  }
}
