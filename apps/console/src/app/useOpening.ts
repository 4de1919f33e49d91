import { useState } from 'react'

export type Opening = {
  readonly isOpen: boolean
  /** It stays drawn once it was opened, so that it closes in sight. */
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
