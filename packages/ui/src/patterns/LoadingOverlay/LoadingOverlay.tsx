import { useEffect, useRef } from 'react'
import { BarGlyph } from '../../components/BarGlyph/BarGlyph.js'
import { useMessages } from '../../i18n/useMessages.js'
import * as css from './LoadingOverlay.css.js'
import { loadingOverlayMessages } from './messages.js'
import { useLongWait } from './useLongWait.js'

export type LoadingOverlayProps = {
  /**
   * Whether an operation is in progress. The overlay appears after a short delay and stays long enough to be
   * read.
   */
  isActive: boolean
  /** Description of the operation. Without it only the glyph is visible and "Loading" is announced. */
  text?: string
  /** Replaces the text after ten seconds; "Still working, thank you for waiting" when absent. */
  longText?: string
  id?: string
}

/**
 * Covers the page during an operation: the page is inert, and the focus returns to where it was. Render it
 * once per application.
 */
export function LoadingOverlay({ isActive, text, longText, id }: LoadingOverlayProps) {
  const t = useMessages(loadingOverlayMessages)
  const ref = useRef<HTMLDialogElement>(null)
  const isLong = useLongWait(isActive)

  useEffect(() => {
    if (!isActive) return
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [isActive])

  return (
    <dialog
      ref={ref}
      id={id}
      className={css.overlay}
      aria-label={text ?? t('loading')}
      aria-busy={isActive}
      tabIndex={-1}
      // The scopes that keep the focus inside an open dialog release it to elements with this mark.
      data-react-aria-top-layer
      // React Aria gives a dialog its focus once every transition that it saw begin has ended, but misses two of the three
      // ends of an interrupted fade: dialogs would wait for ever.
      onTransitionRun={(event) => event.stopPropagation()}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A second Escape would close it without asking.
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      <span className={css.glyph}>
        <BarGlyph size={76} isMono isAnimated={isActive} label="" />
      </span>
      <div className={css.words} role="status">
        {isActive && isLong && <p className={css.title}>{longText ?? t('longWait')}</p>}
        {isActive && text && <p className={isLong ? css.text : css.title}>{text}</p>}
      </div>
    </dialog>
  )
}
