import { ConfirmDialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { createDiscardGuard, type GuardState } from './createDiscardGuard.js'
import { discardMessages } from './discardMessages.js'
import { useFormContext } from './FormContext.js'
import { useForgetDraft } from './FormDrafts.js'

/**
 * Creates a guard against losing changes. Pass it to the `DiscardGuard` inside the form, and call its `ask`
 * before leaving.
 */
export function useDiscardGuard(): GuardState {
  const [guard] = useState(createDiscardGuard)
  return guard
}

const subscription = { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true } as const

type Unsaved = Partial<Record<keyof typeof subscription, boolean>>

/**
 * Whether a form has unsaved changes; values that the server accepted count as saved until they change again.
 */
const isUnsaved = ({ dirty, dirtySinceLastSubmit, submitSucceeded }: Unsaved) =>
  Boolean(submitSucceeded ? dirtySinceLastSubmit : dirty)

export type DiscardGuardProps = { guard: GuardState }

/**
 * Asks for confirmation before unsaved changes of the form around it are lost by navigation or by closing the
 * page.
 */
export function DiscardGuard({ guard }: DiscardGuardProps) {
  const t = useMessages(discardMessages)
  const { drafts, name = '' } = useFormContext()
  const forgetDraft = useForgetDraft(name)
  const form = useForm()
  const hasUnsaved = isUnsaved(useFormState({ subscription }))
  const question = useSyncExternalStore(guard.subscribe, guard.question, guard.question)

  useEffect(
    () =>
      guard.watch(() => {
        for (const flush of drafts) flush()
        return isUnsaved(form.getState())
      }),
    [guard, drafts, form],
  )
  useEffect(() => {
    if (!hasUnsaved) return
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askToStay)
    return () => window.removeEventListener('beforeunload', askToStay)
  }, [hasUnsaved])

  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isOpen={question !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.answer(false)
      }}
      onConfirm={() => {
        forgetDraft()
        guard.answer(true)
      }}
    >
      {t('body')}
    </ConfirmDialog>
  )
}
