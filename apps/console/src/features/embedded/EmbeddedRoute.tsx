import { brand, DocumentTitle } from '@saywright/shell'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useLocation } from 'react-router'
import { EmbeddedScreen } from './EmbeddedScreen.js'
import { embeddedMessages } from './messages.js'

export function EmbeddedRoute() {
  const t = useMessages(embeddedMessages)
  const page = isAt(useLocation().pathname, consolePaths.demo) ? 'demo' : 'documentation'
  const href = brand.links[page]
  if (!href) return null
  return (
    <>
      <DocumentTitle>{t(page)}</DocumentTitle>
      <EmbeddedScreen key={page} page={page} href={href} />
    </>
  )
}
