import type { PlayerControl } from '@saywright/audio'
import { useEffect, useRef, useState } from 'react'

/** A stretch of a recording, in milliseconds. */
export type Piece = { readonly start_ms: number; readonly end_ms: number }

/** A player of pieces of a recording, for a list of them. */
export type PiecePlayer = {
  /** The one that was pressed last. */
  readonly piece: Piece | undefined
  /** Plays a piece alone; absent while the recording cannot be played. */
  readonly play: ((piece: Piece) => void) | undefined
}

/** Pieces of the recording of a player: each plays from its start, and stops at its end. */
export function usePiece({ state, toggle, seek }: PlayerControl): PiecePlayer {
  const [piece, setPiece] = useState<Piece>()
  // Where it stops; after a pause or a manual seek the recording plays to its end.
  const until = useRef<number>(undefined)
  const wasPlaying = useRef(false)
  const { status } = state
  const milliseconds = 'position' in state ? state.position * 1000 : 0
  useEffect(() => {
    if (status === 'playing' && until.current !== undefined && milliseconds >= until.current) {
      until.current = undefined
      toggle()
    }
    if (status === 'paused' && wasPlaying.current) until.current = undefined
    wasPlaying.current = status === 'playing'
  }, [status, milliseconds, toggle])
  const play = (wanted: Piece) => {
    setPiece(wanted)
    seek(wanted.start_ms / 1000)
    until.current = wanted.end_ms
    if (status === 'paused') toggle()
  }
  return { piece, play: 'position' in state ? play : undefined }
}

export const isSamePiece = (piece: Piece | undefined, { start_ms, end_ms }: Partial<Piece>) =>
  piece !== undefined && piece.start_ms === start_ms && piece.end_ms === end_ms
