import type { FieldErrorKey } from '@saywright/api/contract'
import { defineMessages, useMessages } from '@saywright/ui/i18n'
import { useEffect, useSyncExternalStore } from 'react'
import type { errorMessages } from '../messages/index.js'

type Dictionary = typeof errorMessages

let dictionary: Dictionary | undefined
const listeners = new Set<() => void>()

// What stands in for the dictionary until it has come; nothing is looked up in it.
const nothing = defineMessages('forms.nothing', { 'en-US': {}, 'fr-FR': {} }) as unknown as Dictionary

/**
 * Brings the dictionary of field errors. Nothing is at fault when a form is drawn first, so its sentences come while
 * someone types; a form waits for them before it is sent.
 */
export async function loadErrorWords(): Promise<void> {
  if (dictionary) return
  dictionary = (await import('../messages/index.js')).errorMessages
  for (const listener of listeners) listener()
}

/** The sentence for a fault, once there are both. A field without fault is not drawn again when the dictionary comes. */
export function useErrorWord(key: FieldErrorKey | undefined): string | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => (key ? dictionary : undefined),
    // A server has no faults to tell, and one request must not draw what another has loaded.
    () => undefined,
  )
  const t = useMessages(known ?? nothing)
  useEffect(() => {
    // Each fault is one more occasion to bring what did not come before.
    if (key || !dictionary) loadErrorWords().catch(() => {})
  }, [key])
  return key && known ? t(key) : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
