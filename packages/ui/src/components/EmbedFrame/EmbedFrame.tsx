import { type Ref, useRef, useState } from 'react'
import { BarGlyph } from '../BarGlyph/BarGlyph.js'
import { EmbedFailure } from './EmbedFailure.js'
import * as css from './EmbedFrame.css.js'
import { type EmbedState, useEmbedState } from './useEmbedState.js'
import { useFrameMessages } from './useFrameMessages.js'

export type EmbedFrameProps = {
  /** Address of the page to show: absolute, of a site that allows to be framed here. */
  src: string
  /** What it shows; its name for screen readers. */
  title: string
  /** Lets the page ask for the microphone. */
  allowsMicrophone?: boolean
  /** Takes its origin from the page, so that it reaches nothing of this site, not even as a page of it. */
  isIsolated?: boolean
  /** The page says by a message that it is there: one that loads and stays silent counts as refused. */
  isGreeting?: boolean
  /** Said to the page once it has greeted, and whenever it changes; to an isolated page nothing secret. */
  handOver?: Readonly<Record<string, unknown>>
  /** Called with each message of the page, and with what answers it alone. */
  onMessage?: (data: unknown, reply: (answer: unknown) => void) => void
  /** Known from elsewhere; found out by the frame itself when absent. */
  state?: EmbedState
  id?: string
  ref?: Ref<HTMLDivElement>
}

const bars = ['solid', 'solid', 'dot', 'dot', 'solid'] as const
const isolated = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** A page of another site inside this one, as high as the room there is. It has no hold on the page around it. */
export function EmbedFrame({
  src,
  title,
  allowsMicrophone = false,
  isIsolated = false,
  isGreeting = false,
  handOver,
  onMessage,
  state: known,
  ...rest
}: EmbedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { state: found, onLoad, onGreeting } = useEmbedState({ src, attempt, greets: isGreeting })
  const onPageLoad = useFrameMessages({
    frame,
    src,
    isIsolated,
    handOver,
    onMessage: (data, reply) => {
      onGreeting()
      onMessage?.(data, reply)
    },
  })
  const state = known ?? found
  return (
    <div {...rest} className={css.place} aria-busy={state === 'loading'}>
      {state === 'blocked' || state === 'offline' ? (
        <EmbedFailure kind={state} src={src} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <iframe
          key={attempt}
          ref={frame}
          src={src}
          title={title}
          className={css.frame}
          // Below the veil nobody would see where the focus is.
          inert={state === 'loading'}
          onLoad={() => {
            onLoad()
            onPageLoad()
          }}
          allow={allowsMicrophone ? 'microphone; autoplay' : ''}
          sandbox={isIsolated ? isolated : `${isolated} allow-same-origin`}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {state === 'loading' && (
        <div className={css.veil}>
          <BarGlyph bars={bars} size={56} isMono isAnimated label={title} />
        </div>
      )}
    </div>
  )
}
