import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button.js'
import { type LoadFailure, useLoadFailure } from '../../components/Message/useLoadFailure.js'
import { useMessages } from '../../i18n/useMessages.js'
import { action, empty, text, title as titleStyle } from '../EmptyState/EmptyState.css.js'
import { mark } from './ErrorState.css.js'
import { errorStateMessages } from './messages.js'

export type ErrorStateProps = {
  /** Title; "This could not be loaded" when absent. */
  title?: ReactNode
  /** How to recover; the sentence for the `reason` when absent. */
  children?: ReactNode
  /**
   * Reason for the failure.
   * @default 'unreachable'
   */
  reason?: LoadFailure | undefined
  /** Called when the user presses the retry button. Without it there is no button. */
  onRetry?: (() => void) | undefined
  /**
   * Whether a new attempt is in progress.
   * @default false
   */
  isRetrying?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Shown in place of content that could not be loaded, with a button to try again. */
export function ErrorState({
  title,
  children,
  reason = 'unreachable',
  onRetry,
  isRetrying,
  ...rest
}: ErrorStateProps) {
  const t = useMessages(errorStateMessages)
  const sentence = useLoadFailure(reason)
  return (
    <div {...rest} className={empty} role="alert">
      <CircleAlert size={24} strokeWidth={1.5} aria-hidden className={mark} />
      <p className={titleStyle}>{title ?? t('title')}</p>
      <p className={text}>{children ?? sentence}</p>
      {onRetry && (
        <div className={action}>
          <Button size="small" onPress={onRetry} isPending={isRetrying ?? false}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
