import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { createPlayer, type PlayerOptions, type PlayerState } from './createPlayer.js'
import type { AudioSource } from './loadSound.js'

export type PlayerControl = {
  readonly state: PlayerState
  readonly samples: Float32Array | undefined
  /** Plays or pauses; retries after a failure. */
  readonly toggle: () => void
  /**
   * Moves the playback position.
   * @param position in seconds.
   */
  readonly seek: (position: number) => void
}

/**
 * A player for one sound, stopped when the component is unmounted.
 * @param source keep the same value between renders; another value is another sound.
 */
export function usePlayer(
  source: AudioSource,
  { durationSeconds, onEnded }: PlayerOptions = {},
): PlayerControl {
  const ended = useRef(onEnded)
  useEffect(() => {
    ended.current = onEnded
  })
  const player = useMemo(
    () => createPlayer(source, { durationSeconds, onEnded: () => ended.current?.() }),
    [source, durationSeconds],
  )
  useEffect(() => {
    if (durationSeconds === undefined) void player.load()
    return player.pause
  }, [player, durationSeconds])
  const state = useSyncExternalStore(player.subscribe, player.getState, player.getState)
  return {
    state,
    samples: player.getSamples(),
    toggle: () => (state.status === 'playing' ? player.pause() : void player.play()),
    seek: player.seek,
  }
}
