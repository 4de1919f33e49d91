import { Pause, Play } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { button, film, frame } from './BackgroundVideo.css.js'
import { backgroundVideoMessages } from './messages.js'
import { useReducedMotion } from './useReducedMotion.js'

export type BackgroundVideoProps = {
  /** The film, in the formats there are, the smallest first. Without any, `children` move by themselves. */
  sources?: readonly { src: string; type: string }[]
  /** What is seen before the film moves, and instead of it where less motion is asked for. */
  poster?: string
  /** A picture that is drawn and moved here, in place of a film. */
  children?: ReactNode
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/**
 * A picture that moves behind words: a silent film in a loop, or one drawn here. It can be stopped, and stands still from
 * the start for whoever asked their system for less motion.
 *
 * @see WCAG 2.2, success criterion 2.2.2 Pause, Stop, Hide.
 */
export function BackgroundVideo({ sources = [], poster, children }: BackgroundVideoProps) {
  const t = useMessages(backgroundVideoMessages)
  const isStill = useReducedMotion()
  const video = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(isStill)
  const hasFilm = sources.length > 0
  const turn = () => {
    if (!video.current) setPaused(!isPaused)
    // Whether it does is told by its events, also where a browser refuses.
    else if (isPaused) void video.current.play().catch(() => {})
    else video.current.pause()
  }
  return (
    <div className={frame} data-paused={isPaused || undefined}>
      {hasFilm ? (
        <video
          ref={video}
          className={film}
          poster={poster}
          autoPlay={!isStill}
          muted
          loop
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      ) : (
        children
      )}
      {/* What is drawn here does not move at all then, so there is nothing to stop. */}
      {(hasFilm || !isStill) && (
        <Button className={button} aria-label={t(isPaused ? 'play' : 'pause')} onPress={turn}>
          {isPaused ? <Play {...icon} /> : <Pause {...icon} />}
        </Button>
      )}
    </div>
  )
}
