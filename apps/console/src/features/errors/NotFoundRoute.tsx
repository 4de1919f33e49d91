import { DocumentTitle, useIsLoggedIn } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { errorMessages } from './messages.js'
import { NotFoundScreen } from './NotFoundScreen.js'

export function NotFoundRoute() {
  const t = useMessages(errorMessages)
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      <DocumentTitle>{t('notFound.title')}</DocumentTitle>
      <NotFoundScreen isLoggedIn={isLoggedIn} />
    </>
  )
}
