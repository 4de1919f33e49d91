import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button.js'
import { useMessages } from '../../i18n/useMessages.js'
import { action, empty, text, title as titleStyle } from '../EmptyState/EmptyState.css.js'
import { mark } from './ErrorState.css.js'
import { errorStateMessages } from './messages.js'

export type ErrorStateProps = {
  /** "This could not be loaded" when absent. */
  title?: ReactNode
  /** What to do; when absent, to check the connection and try again. */
  children?: ReactNode
  /** Without it there is no button. */
  onRetry?: () => void
  /** A new attempt is under way. */
  isRetrying?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Stands where something could not be loaded, and offers to try again. */
export function ErrorState({ title, children, onRetry, isRetrying, ...rest }: ErrorStateProps) {
  const t = useMessages(errorStateMessages)
  return (
    <div {...rest} className={empty} role="alert">
      <CircleAlert size={24} strokeWidth={1.5} aria-hidden className={mark} />
      <p className={titleStyle}>{title ?? t('title')}</p>
      <p className={text}>{children ?? t('text')}</p>
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
