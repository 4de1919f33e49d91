import { useState } from 'react'

export type Opening = {
  readonly isOpen: boolean
  /** Whether it was opened before: it stays mounted then, so that closing is animated. */
  readonly wasOpened: boolean
  readonly change: (isOpen: boolean) => void
  readonly toggle: () => void
}

/** Whether something that is fetched when it is first opened is open. */
export function useOpening(): Opening {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isOpen: state === 'open',
    wasOpened: state !== 'never',
    change: (isOpen) => setState(isOpen ? 'open' : 'closed'),
    toggle: () => setState((now) => (now === 'open' ? 'closed' : 'open')),
  }
}
