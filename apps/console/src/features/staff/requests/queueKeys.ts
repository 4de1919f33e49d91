import { letterOf } from '@saywright/ui'

export type Decision = 'approve' | 'decline'

/** The action of a key in the queue: go to the next or the previous one, or open a form to decide. */
export type QueueKey =
  | { readonly does: 'move'; readonly step: 1 | -1 }
  | { readonly does: 'decide'; readonly decision: Decision }

const keys: Readonly<Record<string, QueueKey>> = {
  j: { does: 'move', step: 1 },
  k: { does: 'move', step: -1 },
  a: { does: 'decide', decision: 'approve' },
  d: { does: 'decide', decision: 'decline' },
}

/** @returns `undefined` for any other key, and for one that is held with another, which belongs to the browser. */
export function queueKeyOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): QueueKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const letter = letterOf(event)
  return letter === undefined ? undefined : keys[letter]
}
