import { Message, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useSyncExternalStore } from 'react'
import { useFormState } from 'react-final-form'
import { errorMessages } from '../messages/index.js'
import { summaryLink } from './ErrorSummary.css.js'
import { sentenceOf } from './errorWords.js'
import { useFormContext } from './FormContext.js'
import { faultsInOrder, type ValidationError } from './faultsInOrder.js'
import { summaryMessages } from './messages.js'

export type ErrorSummaryProps = {
  /**
   * Labels of the fields by name, as shown in the form, in the order of the page. Invalid fields without a
   * label are listed last.
   */
  labels: Readonly<Record<string, string>>
}

const subscription = {
  submitFailed: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
} as const

/**
 * Lists the invalid fields with their error messages after a failed submit; pressing an entry moves the focus
 * to its field. For forms longer than a screen.
 */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
  const { errors: store, drawn, words: formWords } = useFormContext()
  const errors = useSyncExternalStore(store.subscribe, store.all, store.all)
  const state = useFormState({ subscription })
  const t = useMessages(summaryMessages)
  const dictionary = useMessages(errorMessages)
  const faults = state.submitFailed ? faultsInOrder(labels, { ...state, errors }) : []
  if (faults.length === 0) return null
  const lineOf = ({ field, label, key }: ValidationError) => {
    const fault = sentenceOf(key, errorMessages, dictionary, [drawn.get(field), formWords])
    // A press leads to a field that has no label here; of one that is nowhere on the page there is its name alone.
    const called = label ?? (drawn.has(field) ? undefined : field)
    return called === undefined ? fault : t('fault', { field: called, fault })
  }
  return (
    <Message tone="danger" isAnnounced title={t('title', { count: faults.length })}>
      <Stack as="ul" role="list" gap="x05">
        {faults.map((fault) => (
          <li key={fault.field}>
            {drawn.has(fault.field) ? (
              <button
                type="button"
                className={summaryLink}
                onClick={(event) => focusField(event.currentTarget, fault.field)}
              >
                {lineOf(fault)}
              </button>
            ) : (
              <span>{lineOf(fault)}</span>
            )}
          </li>
        ))}
      </Stack>
    </Message>
  )
}

function focusField(from: HTMLElement, field: string) {
  const form = from.closest('form')
  const named = form?.elements.namedItem(field)
  const input = named instanceof RadioNodeList ? named[0] : named
  if (input instanceof HTMLElement) input.focus()
}
