import { ProgressBar } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { spinner } from './Button.css.js'
import { buttonMessages } from './messages.js'

/** Inside a pending button: what turns, and the words that the button then adds to its name. */
export function Spinner() {
  const t = useMessages(buttonMessages)
  return <ProgressBar className={spinner} aria-label={t('pending')} isIndeterminate />
}
