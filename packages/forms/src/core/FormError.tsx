import { Message } from '@saywright/ui'
import { useFormState } from 'react-final-form'

const subscription = { submitError: true, dirtySinceLastSubmit: true } as const

/** The server's sentence about the form as a whole, until something is changed. */
export function FormError() {
  const { submitError, dirtySinceLastSubmit } = useFormState({ subscription })
  if (!submitError || dirtySinceLastSubmit) return null
  return (
    <Message tone="danger" isAnnounced>
      {submitError}
    </Message>
  )
}
