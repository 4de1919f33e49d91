import { type Ref, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { BarGlyph } from '../BarGlyph/BarGlyph.js'
import { Button } from '../Button/Button.js'
import { ButtonLink } from '../Link/ButtonLink.js'
import * as css from './EmbedFrame.css.js'
import { embedFrameMessages } from './messages.js'
import { type EmbedState, useEmbedState } from './useEmbedState.js'

export type EmbedFrameProps = {
  /** Address of the page to show: absolute, of a site that allows to be framed here. */
  src: string
  /** What it shows; its name for screen readers. */
  title: string
  /** Lets the page ask for the microphone. */
  allowsMicrophone?: boolean
  /** Known from elsewhere; found out by the frame itself when absent. */
  state?: EmbedState
  id?: string
  ref?: Ref<HTMLDivElement>
}

const bars = ['solid', 'solid', 'dot', 'dot', 'solid'] as const

/** A page of another site inside this one, as high as the room there is. It has no hold on the page around it. */
export function EmbedFrame({ src, title, allowsMicrophone = false, state: known, ...rest }: EmbedFrameProps) {
  const t = useMessages(embedFrameMessages)
  const [attempt, setAttempt] = useState(0)
  const [found, onLoad] = useEmbedState(src, attempt)
  const state = known ?? found
  return (
    <div {...rest} className={css.place} aria-busy={state === 'loading'}>
      {state === 'blocked' ? (
        <div className={css.message} role="alert">
          <p className={css.title}>{t('blocked')}</p>
          <p className={css.text}>{t('blockedText')}</p>
          <div className={css.actions}>
            <ButtonLink href={src} isExternal>
              {t('open')}
            </ButtonLink>
            <Button onPress={() => setAttempt(attempt + 1)}>{t('retry')}</Button>
          </div>
        </div>
      ) : (
        <iframe
          key={attempt}
          src={src}
          title={title}
          className={css.frame}
          // Below the veil nobody would see where the focus is.
          inert={state === 'loading'}
          onLoad={onLoad}
          allow={allowsMicrophone ? 'microphone; autoplay' : ''}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
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
