import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { LeaveUploadsDialog } from './LeaveUploadsDialog.js'
import { isUnfinished } from './transfer.js'
import { type Transfers, useTransfers } from './useTransfers.js'
import { useUploadGuard } from './useUploadGuard.js'

const TransfersContext = createContext<Transfers | undefined>(undefined)

/** Keeps uploads running while the user moves between pages of the staff area, and asks before they leave it. */
export function TransfersProvider({ children }: { children: ReactNode }) {
  const transfers = useTransfers()
  const unfinished = transfers.transfers.filter(isUnfinished)
  const guard = useUploadGuard(unfinished.length > 0)
  const question = useSyncExternalStore(guard.subscribe, guard.question, guard.question)
  return (
    <TransfersContext value={transfers}>
      {children}
      <LeaveUploadsDialog
        isOpen={question !== undefined}
        count={unfinished.length}
        onLeave={() => guard.answer(true)}
        onStay={() => guard.answer(false)}
      />
    </TransfersContext>
  )
}

/** @throws Error outside of a {@link TransfersProvider}. */
export function useSharedTransfers(): Transfers {
  const transfers = useContext(TransfersContext)
  if (!transfers) throw new Error('useSharedTransfers needs a TransfersProvider above it')
  return transfers
}
