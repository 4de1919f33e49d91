import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { ButtonLink } from '../Link/ButtonLink.js'
import * as css from './EmbedFrame.css.js'
import { embedFrameMessages } from './messages.js'

type EmbedFailureProps = { kind: 'blocked' | 'offline'; src: string; onRetry: () => void }

/** Explains why a page is not shown and how to recover. It retries when the network returns. */
export function EmbedFailure({ kind, src, onRetry }: EmbedFailureProps) {
  const t = useMessages(embedFrameMessages)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (kind !== 'offline') return
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [kind])
  return (
    <div className={css.message} role="alert">
      <p className={css.title}>{t(kind)}</p>
      <p className={css.text}>{t(`${kind}Text`)}</p>
      <div className={css.actions}>
        {kind === 'blocked' && (
          <ButtonLink href={src} isExternal>
            {t('open')}
          </ButtonLink>
        )}
        <Button onPress={onRetry}>{t('retry')}</Button>
      </div>
    </div>
  )
}
