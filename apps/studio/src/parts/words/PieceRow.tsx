import { Pressable, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { isSamePiece, type Piece, type PiecePlayer } from '../sound/usePiece.js'
import { wordMessages } from './messages.js'
import { pieceRow } from './PieceRow.css.js'

export type PieceRowProps = {
  /** Its stretch of the recording; absent for what was not recognized. */
  piece: Partial<Piece>
  /** Absent without a recording. */
  player?: PiecePlayer | undefined
  className: string
  children: ReactNode
}

/** A row of a list about a recording. Pressed, it plays its piece. */
export function PieceRow({ piece, player, className, children }: PieceRowProps) {
  const t = useMessages(wordMessages)
  const { start_ms, end_ms } = piece
  const { play } = player ?? {}
  if (!play || start_ms === undefined || end_ms === undefined)
    return <div className={className}>{children}</div>
  return (
    <Pressable
      className={`${className} ${pieceRow}`}
      data-chosen={isSamePiece(player?.piece, piece) || undefined}
      onPress={() => play({ start_ms, end_ms })}
    >
      <VisuallyHidden>{t('play')} </VisuallyHidden>
      {children}
    </Pressable>
  )
}
