import { type Ref, useRef, useState } from 'react'
import { BarGlyph } from '../BarGlyph/BarGlyph.js'
import { EmbedFailure } from './EmbedFailure.js'
import * as css from './EmbedFrame.css.js'
import { type EmbedState, useEmbedState } from './useEmbedState.js'
import { useFrameMessages } from './useFrameMessages.js'

export type EmbedFrameProps = {
  /** Absolute URL of the page to embed; its site must allow framing here. */
  src: string
  /** Accessible name of the frame. */
  title: string
  /**
   * Whether the page may use the microphone.
   * @default false
   */
  allowsMicrophone?: boolean
  /**
   * Whether the page is sandboxed without its origin, so that it has no access to this site, even when it is
   * a page of this site.
   * @default false
   */
  isIsolated?: boolean
  /**
   * Whether the page announces itself with a message; a page that loads without a message is then treated as
   * blocked.
   * @default false
   */
  isGreeting?: boolean
  /**
   * Data sent to the page after its first message and on every change. Send no secrets to a page with
   * `isIsolated`.
   */
  handOver?: Readonly<Record<string, unknown>>
  /** Called with each message of the page and a function that replies to that message only. */
  onMessage?: (data: unknown, reply: (answer: unknown) => void) => void
  /** State of the frame, when the application knows it; the frame detects it when absent. */
  state?: EmbedState
  id?: string
  ref?: Ref<HTMLDivElement>
}

const bars = ['solid', 'solid', 'dot', 'dot', 'solid'] as const
const isolated = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * Embeds a page of another site, as high as the available space. The page has no access to the page around
 * it.
 */
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
          // The overlay would hide the focused element.
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
