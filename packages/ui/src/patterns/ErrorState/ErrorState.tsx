import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button.js'
import { type LoadFailure, useLoadFailure } from '../../components/Message/useLoadFailure.js'
import { useMessages } from '../../i18n/useMessages.js'
import { action, empty, text, title as titleStyle } from '../EmptyState/EmptyState.css.js'
import { mark } from './ErrorState.css.js'
import { errorStateMessages } from './messages.js'

export type ErrorStateProps = {
  /** "This could not be loaded" when absent. */
  title?: ReactNode
  /** What to do; when absent, the sentence for the `reason`. */
  children?: ReactNode
  /** `unreachable` unless given. */
  reason?: LoadFailure | undefined
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** A new attempt is under way. */
  isRetrying?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Stands where something could not be loaded, and offers to try again. */
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
