import { Pause, Play } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { button, film, frame } from './BackgroundVideo.css.js'
import { backgroundVideoMessages } from './messages.js'
import { useReducedMotion } from './useReducedMotion.js'

export type BackgroundVideoProps = {
  /** The video in each available format, smallest first. Without any, `children` are shown instead. */
  sources?: readonly { src: string; type: string }[]
  /** URL of the image shown before the video plays, and instead of it when the user prefers reduced motion. */
  poster?: string
  /** Animated content that replaces the video. */
  children?: ReactNode
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/**
 * Plays a silent, looping video or an animation behind other content. It has a pause button, and starts paused when the user
 * prefers reduced motion.
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
    // Its events report whether it plays, also when a browser refuses.
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
      {/* Drawn content does not move at all then, so there is nothing to stop. */}
      {(hasFilm || !isStill) && (
        <Button className={button} aria-label={t(isPaused ? 'play' : 'pause')} onPress={turn}>
          {isPaused ? <Play {...icon} /> : <Pause {...icon} />}
        </Button>
      )}
    </div>
  )
}
