import type { FormHandle, FormValues, SubmissionErrors } from '@saywright/forms'
import { useCallback, useRef } from 'react'

/**
 * A form that can be sent again and again: once a message is sent, the form begins anew, and a refused one stays as it
 * was typed.
 */
export function useRestart<Values extends FormValues>(
  onSend: (values: Values) => Promise<SubmissionErrors | undefined>,
  next: (sent: Values) => Values,
) {
  const form = useRef<FormHandle<Values>>(undefined)
  const formRef = useCallback((made: FormHandle<Values>) => {
    form.current = made
  }, [])
  const send = async (values: Values) => {
    const errors = await onSend(values)
    // After the form has heard that it was sent.
    if (!errors) setTimeout(() => form.current?.restart(next(values)))
    return errors
  }
  return { formRef, send }
}
