import { createContext, type ReactNode, useContext } from 'react'
import { type Transfers, useTransfers } from './useTransfers.js'

const TransfersContext = createContext<Transfers | undefined>(undefined)

/** Keeps files on their way while one goes from page to page of the staff area. */
export function TransfersProvider({ children }: { children: ReactNode }) {
  return <TransfersContext value={useTransfers()}>{children}</TransfersContext>
}

/** @throws Error outside of a {@link TransfersProvider}. */
export function useSharedTransfers(): Transfers {
  const transfers = useContext(TransfersContext)
  if (!transfers) throw new Error('useSharedTransfers needs a TransfersProvider above it')
  return transfers
}
