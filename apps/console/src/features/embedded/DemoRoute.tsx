import { useMakeLoginCode } from '@saywright/api/react'
import { brand, DocumentTitle, demoAddress, useThemeChoice } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { asksForSession } from './asksForSession.js'
import { EmbeddedScreen } from './EmbeddedScreen.js'
import { embeddedMessages } from './messages.js'
import { useAppearance } from './useAppearance.js'

/** The demo beside the menu. It asks by a message for a code with which it goes on with this session, as the studio does. */
export function DemoRoute() {
  const t = useMessages(embeddedMessages)
  const { theme } = useThemeChoice()
  const handOver = useAppearance(useLocale(), theme)
  const makeLoginCode = useMakeLoginCode()
  const isPhone = useWidthClass() === 'phone'
  const href = demoAddress(window.location, brand)
  if (!href) return null

  const answer = (data: unknown, reply: (answer: unknown) => void) => {
    if (!asksForSession(data)) return
    makeLoginCode({ body: {} }).then(
      ({ code }) => reply({ type: 'saywright:session', code }),
      () => {
        // The notice has said what failed; the demo shows its own login.
        reply({ type: 'saywright:session' })
      },
    )
  }
  return (
    <>
      <DocumentTitle>{t('demo')}</DocumentTitle>
      <EmbeddedScreen
        page="demo"
        src={href}
        href={href}
        isOutside={isPhone}
        handOver={handOver}
        onMessage={answer}
      />
    </>
  )
}
