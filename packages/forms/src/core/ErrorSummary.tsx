import { Message, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useFormState } from 'react-final-form'
import { errorMessages, formMessages } from '../messages/index.js'
import { summaryLink } from './ErrorSummary.css.js'
import type { FieldErrors } from './validate.js'

export type ErrorSummaryProps = {
  /** The label of each field, as the form shows it. */
  labels: Readonly<Record<string, string>>
}

const subscription = { submitFailed: true, errors: true, submitErrors: true } as const

/** After a refused submit: every field at fault with its sentence; choosing one goes there. For forms longer than a screen. */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
  const { submitFailed, errors, submitErrors } = useFormState({ subscription })
  const t = useMessages(formMessages)
  const words = useMessages(errorMessages)
  const faults = Object.entries({ ...submitErrors, ...errors } as FieldErrors).filter(
    ([field]) => field in labels,
  )
  if (!submitFailed || faults.length === 0) return null
  return (
    <div role="alert">
      <Message tone="danger" title={t('summary.title', { count: faults.length })}>
        <Stack as="ul" role="list" gap="x05">
          {faults.map(([field, key]) => (
            <li key={field}>
              <button
                type="button"
                className={summaryLink}
                onClick={(event) => focusField(event.currentTarget, field)}
              >
                {t('summary.fault', { field: labels[field] ?? field, fault: words(key) })}
              </button>
            </li>
          ))}
        </Stack>
      </Message>
    </div>
  )
}

function focusField(from: HTMLElement, field: string) {
  const form = from.closest('form')
  const input = form?.elements.namedItem(field)
  if (input instanceof HTMLElement) input.focus()
}
