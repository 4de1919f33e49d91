import { Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useFormState } from 'react-final-form'
import { formErrorMessages } from './formErrorMessages.js'
import { isUnexplained } from './submissionErrors.js'

export type FormErrorProps = {
  /**
   * Whether a default message is shown when the server gave none. Use `false` when the error is reported
   * elsewhere.
   * @default true
   */
  hasFallback?: boolean
}

const subscription = { submitError: true, dirtySinceLastSubmit: true } as const

/**
 * Shows the error that concerns the form as a whole, as the server or the package words it, until a field is
 * changed.
 */
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
