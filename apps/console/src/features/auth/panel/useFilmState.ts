import { limits } from '@saywright/api/contract'
import { type RefObject, useEffect, useState } from 'react'

export type FilmState = 'loading' | 'ready' | 'failed'

/** Looks every half second whether the film can play, and then starts it. */
export function useFilmState(video: RefObject<HTMLVideoElement | null>): FilmState {
  const [state, setState] = useState<FilmState>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setInterval(() => {
      const film = video.current
      if (!film) return
      if (film.error || film.networkState === film.NETWORK_NO_SOURCE) return setState('failed')
      if (film.readyState < film.HAVE_FUTURE_DATA) return
      setState('ready')
      // A browser that refuses leaves it to the controls.
      void film.play().catch(() => {})
    }, limits.videoPollMilliseconds)
    return () => clearInterval(timer)
  }, [state, video])
  return state
}
