import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createDraft } from './createDraft.js'
import { useFormContext } from './FormContext.js'
import type { FieldProps, HeldField } from './useHeldField.js'

export type FormField = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Whether a server check is running; `undefined` for fields without one. */
  isChecking: boolean | undefined
}

/**
 * Shows typed text immediately and writes it to the form in the next task, so that validation of a large form
 * never delays a character; blur, submit and unmount write it first.
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
