import { ProgressBarContext, useSlottedContext } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { spinner } from './Button.css.js'
import { buttonMessages } from './messages.js'

/** Spinner of a pending button, with the text that it adds to the accessible name. */
export function Spinner() {
  const t = useMessages(buttonMessages)
  // The button names itself by this id. The library's own bar would bring the formatting of numbers with it.
  const bar = useSlottedContext(ProgressBarContext)
  return <span role="progressbar" id={bar?.id} aria-label={t('pending')} className={spinner} />
}
