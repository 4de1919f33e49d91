import { useEffect, useRef, useState } from 'react'
import { useKit } from './FormContext.js'
import type { FormField } from './useFormField.js'

/**
 * What is typed is drawn at once and handed to the form in the next task, so that judging a large form never delays a
 * character; leaving the field, sending and unmounting hand it over first.
 */
export function useDraft(field: FormField): FormField {
  const { drafts } = useKit()
  const [draft, setDraft] = useState('')
  const pending = useRef<{ value: string; timer: ReturnType<typeof setTimeout> } | undefined>(undefined)
  const commit = useRef(field.onChange)
  commit.current = field.onChange

  const [flush] = useState(() => () => {
    if (!pending.current) return
    const { value, timer } = pending.current
    clearTimeout(timer)
    pending.current = undefined
    commit.current(value)
  })
  useEffect(() => {
    drafts.add(flush)
    return () => {
      flush()
      drafts.delete(flush)
    }
  }, [drafts, flush])

  return {
    ...field,
    value: pending.current ? draft : field.value,
    onChange: (value) => {
      clearTimeout(pending.current?.timer)
      pending.current = { value, timer: setTimeout(flush) }
      setDraft(value)
    },
    onBlur: () => {
      flush()
      field.onBlur()
    },
  }
}
