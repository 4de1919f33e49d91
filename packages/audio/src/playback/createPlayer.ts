import { type AudioSource, loadSound, PlaybackError, type PlaybackProblem, type Sound } from './loadSound.js'
import { sharedAudioContext } from './sharedAudioContext.js'

/** State of a player. Times in seconds. */
export type PlayerState =
  | { readonly status: 'loading' }
  /** With `loading` and a known length, the position can be changed before the sound is loaded. */
  | {
      readonly status: 'loading' | 'paused' | 'playing'
      readonly position: number
      readonly duration: number
    }
  | { readonly status: 'blocked'; readonly problem: PlaybackProblem }

/** Plays one sound. Only one player plays at a time: starting one pauses the previous one. */
export type Player = {
  getState(): PlayerState
  /** Samples of all channels mixed to mono, in [-1, 1]; `undefined` until the sound is loaded. */
  getSamples(): Float32Array | undefined
  subscribe(listener: () => void): () => void
  /** Loads the sound. Does nothing when it is loaded; retries after a failure. */
  load(): Promise<void>
  /**
   * Plays from the current position, or from the start when it is at the end. Loads the sound first when
   * needed.
   */
  play(): Promise<void>
  pause(): void
  /**
   * Moves the playback position.
   * @param position in seconds; clamped to the length of the sound.
   */
  seek(position: number): void
}

export type PlayerOptions = {
  /** Length in seconds, when it is known in advance; the sound is then loaded on the first playback. */
  durationSeconds?: number | undefined
  /** Called when playback reached the end. */
  onEnded?: (() => void) | undefined
}

let sounding: Player | undefined

export function createPlayer(source: AudioSource, { durationSeconds, onEnded }: PlayerOptions = {}): Player {
  const listeners = new Set<() => void>()
  let sound: Promise<Sound> | undefined
  let loaded: Sound | undefined
  let playing: { node: AudioBufferSourceNode; startedAt: number; frame: number } | undefined
  let state: PlayerState =
    durationSeconds === undefined
      ? { status: 'loading' }
      : { status: 'paused', position: 0, duration: durationSeconds }
  const show = (next: PlayerState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const position = () => ('position' in state ? state.position : 0)

  async function load() {
    if (loaded) return
    show('position' in state ? { ...state, status: 'loading' } : { status: 'loading' })
    sound ??= loadSound(source)
    try {
      loaded = await sound
      const { duration } = loaded.buffer
      show({ status: 'paused', position: Math.min(position(), duration), duration })
    } catch (error) {
      sound = undefined
      show({ status: 'blocked', problem: error instanceof PlaybackError ? error.problem : 'failed' })
    }
  }

  function silence() {
    if (!playing) return
    playing.node.onended = null
    playing.node.stop()
    playing.node.disconnect()
    cancelAnimationFrame(playing.frame)
    playing = undefined
  }

  function start(from: number) {
    if (!loaded) return
    const { buffer } = loaded
    const context = sharedAudioContext()
    const node = context.createBufferSource()
    node.buffer = buffer
    node.connect(context.destination)
    node.start(0, from)
    const current = { node, startedAt: context.currentTime - from, frame: 0 }
    node.onended = () => {
      cancelAnimationFrame(current.frame)
      playing = undefined
      show({ status: 'paused', position: buffer.duration, duration: buffer.duration })
      onEnded?.()
    }
    const follow = () => {
      const now = Math.min(context.currentTime - current.startedAt, buffer.duration)
      show({ status: 'playing', position: now, duration: buffer.duration })
      current.frame = requestAnimationFrame(follow)
    }
    playing = current
    follow()
  }

  const player: Player = {
    getState: () => state,
    getSamples: () => loaded?.samples,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    async play() {
      if (sounding !== player) sounding?.pause()
      sounding = player
      await load()
      if (sounding !== player || state.status !== 'paused') return
      await sharedAudioContext().resume()
      if (sounding !== player || playing) return
      start(position() >= state.duration ? 0 : position())
    },
    pause() {
      if (sounding === player) sounding = undefined
      silence()
      if (state.status === 'playing') show({ ...state, status: 'paused' })
    },
    seek(wanted) {
      if (!('duration' in state)) return
      const to = Math.max(0, Math.min(state.duration, wanted))
      const wasPlaying = playing !== undefined
      silence()
      show({ ...state, position: to })
      if (wasPlaying) start(to)
    },
  }
  return player
}
