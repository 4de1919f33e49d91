import { Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useFormState } from 'react-final-form'
import { formErrorMessages } from './formErrorMessages.js'
import { isUnexplained } from './submissionErrors.js'

export type FormErrorProps = {
  /** Says something where the server gave no sentence; off where that is told elsewhere. On unless given. */
  hasFallback?: boolean
}

const subscription = { submitError: true, dirtySinceLastSubmit: true } as const

/** What keeps the form as a whole from being accepted, by the server's sentence or ours, until something is changed. */
export function FormError({ hasFallback = true }: FormErrorProps) {
  const t = useMessages(formErrorMessages)
  const { submitError, dirtySinceLastSubmit } = useFormState({ subscription })
  if (!submitError || dirtySinceLastSubmit) return null
  if (isUnexplained(submitError) && !hasFallback) return null
  return (
    <Message tone="danger" isAnnounced>
      {isUnexplained(submitError) ? t(submitError) : submitError}
    </Message>
  )
}
