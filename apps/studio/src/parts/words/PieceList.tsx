import { Toolbar } from '@saywright/ui'
import type { ReactNode } from 'react'
import type { PiecePlayer } from '../sound/usePiece.js'

export type PieceListProps = {
  /** Accessible name of the controls: what the pieces are. */
  label: string
  /** Absent without a recording: nothing can be pressed then. */
  player: PiecePlayer | undefined
  /** The list of `PieceRow`s. */
  children: ReactNode
}

/** A list about a recording. Its rows are one Tab stop, and the arrow keys move between them. */
export function PieceList({ label, player, children }: PieceListProps) {
  if (!player) return children
  return (
    <Toolbar label={label} orientation="vertical">
      {children}
    </Toolbar>
  )
}
