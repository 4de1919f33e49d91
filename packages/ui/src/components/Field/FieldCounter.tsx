import { InputContext, useSlottedContext, VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { counter } from './Field.css.js'
import { fieldMessages } from './messages.js'

const announcedBelow = 10

/** Number of characters used of those allowed in a text field; the last ten are announced. */
export function FieldCounter({ limit, id }: { limit: number; id: string }) {
  const t = useMessages(fieldMessages)
  const used = String(useSlottedContext(InputContext)?.value ?? '').length
  const left = limit - used
  return (
    <span className={counter}>
      <span aria-hidden>{`${used} / ${limit}`}</span>
      <VisuallyHidden>
        <span id={id}>{t('counted', { used, limit })}</span>
        <span role="status">{left <= announcedBelow ? t('left', { count: left }) : ''}</span>
      </VisuallyHidden>
    </span>
  )
}
