import {
  DocumentTitle,
  documentationAddress,
  isOwnDocumentation,
  useDocumentationHref,
  useThemeChoice,
} from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { EmbeddedScreen } from './EmbeddedScreen.js'
import { embeddedMessages } from './messages.js'
import { shownPage } from './shownPage.js'
import { useAppearance } from './useAppearance.js'

/** The documentation of this version beside the menu, in the language and theme of the console. */
export function DocumentationRoute() {
  const t = useMessages(embeddedMessages)
  const { page } = useParams()
  const locale = useLocale()
  const { theme } = useThemeChoice()
  const [shown, setShown] = useState<string>()
  const handOver = useAppearance(locale, theme)
  const href = useDocumentationHref(shown ?? page)
  const isPhone = useWidthClass() === 'phone'
  // The page changes its language itself, in place: another address would reload it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const src = useMemo(() => documentationAddress(window.location, locale, page), [page])
  return (
    <>
      <DocumentTitle>{t('documentation')}</DocumentTitle>
      <EmbeddedScreen
        page="documentation"
        src={src}
        href={href}
        isOutside={isPhone}
        {...(isOwnDocumentation && {
          isIsolated: true,
          isGreeting: true,
          handOver,
          onMessage: (data) => setShown((now) => shownPage(data) ?? now),
        })}
      />
    </>
  )
}
