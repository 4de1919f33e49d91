import type { FieldErrorKey } from '@saywright/api/contract'
import { defineMessages, useMessages } from '@saywright/ui/i18n'
import { useEffect, useSyncExternalStore } from 'react'
import type { errorMessages } from '../messages/index.js'
import type { ErrorMessages, FormErrorKey } from './errorKeys.js'

type Dictionary = typeof errorMessages

let dictionary: Dictionary | undefined
const listeners = new Set<() => void>()

// Replaces the dictionary until it is loaded; nothing is looked up in it.
const nothing = defineMessages('forms.nothing', { 'en-US': {}, 'fr-FR': {} }) as unknown as Dictionary

/**
 * Loads the default error messages. A form has no errors on the first render, so they load while the user
 * types; a submit waits for them.
 */
export async function loadErrorWords(): Promise<void> {
  if (dictionary) return
  dictionary = (await import('../messages/index.js')).errorMessages
  for (const listener of listeners) listener()
}

/**
 * The message of an error, once error and messages are available. Fields without an error do not render when
 * the messages are loaded.
 */
export function useErrorWord(
  key: FormErrorKey | undefined,
  ...own: readonly (ErrorMessages | undefined)[]
): string | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => (key ? dictionary : undefined),
    // A server has no validation errors to show, and one request must not draw what another has loaded.
    () => undefined,
  )
  const t = useMessages(known ?? nothing)
  useEffect(() => {
    // Each error is an occasion to retry a failed load.
    if (key || !dictionary) loadErrorWords().catch(() => {})
  }, [key])
  return key && known ? sentenceOf(key, known, t, own) : undefined
}

/** The error message for a key: the own one, otherwise the default one. A key without a message uses that of `invalid`. */
export function sentenceOf(
  key: FormErrorKey,
  { translations }: Dictionary,
  t: (key: FieldErrorKey) => string,
  own: readonly (ErrorMessages | undefined)[],
): string {
  const word = own.find((words) => words?.[key] !== undefined)?.[key]
  return word ?? t(Object.hasOwn(translations['en-US'], key) ? (key as FieldErrorKey) : 'invalid')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
