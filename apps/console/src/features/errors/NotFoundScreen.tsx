import { EmptyState, Link } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { errorMessages } from './messages.js'
import { place } from './NotFoundScreen.css.js'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useMessages(errorMessages)
  return (
    <main className={place}>
      <EmptyState
        title={t('notFound.title')}
        action={
          <Link href="/" variant="standalone">
            {t('notFound.home')}
          </Link>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </main>
  )
}
