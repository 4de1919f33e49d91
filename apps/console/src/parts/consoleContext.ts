import { useOutletContext } from 'react-router'

/** What the frame of the console gives to the screens inside it. */
export type ConsoleContext = {
  /** Opens the choice of the organization; absent for anyone who has fewer than two. */
  onSwitchOrganization?: (() => void) | undefined
}

const nothing: ConsoleContext = {}

export function useConsoleContext(): ConsoleContext {
  return useOutletContext<ConsoleContext | undefined>() ?? nothing
}
