import { useOutletContext } from 'react-router'

/** Context of the screens inside the frame of the console. */
export type ConsoleContext = {
  /** Opens the choice of the organization; absent for users of fewer than two. */
  onSwitchOrganization?: (() => void) | undefined
}

const nothing: ConsoleContext = {}

export function useConsoleContext(): ConsoleContext {
  return useOutletContext<ConsoleContext | undefined>() ?? nothing
}
