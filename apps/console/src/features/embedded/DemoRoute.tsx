import { useMakeLoginCode, useMe } from '@saywright/api/react'
import { brand, DocumentTitle, demoAddress, useThemeChoice } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { asksForSession } from './asksForSession.js'
import { EmbeddedScreen } from './EmbeddedScreen.js'
import { embeddedMessages } from './messages.js'
import { NoDemoScreen } from './NoDemoScreen.js'
import { useAppearance } from './useAppearance.js'

const demoSetting = 'VITE_SAYWRIGHT_DEMO_URL'

/** The demo of this installation, or a page that says that it has none. */
export function DemoRoute() {
  const t = useMessages(embeddedMessages)
  const { data: user } = useMe()
  const href = demoAddress(window.location, brand)
  return (
    <>
      <DocumentTitle>{t('demo')}</DocumentTitle>
      {href ? <Demo href={href} /> : <NoDemoScreen setting={user?.is_admin ? demoSetting : undefined} />}
    </>
  )
}

/** The demo beside the menu. It requests a code by a message, with which it continues this session, like the studio. */
function Demo({ href }: { href: string }) {
  const { theme } = useThemeChoice()
  const handOver = useAppearance(useLocale(), theme)
  const makeLoginCode = useMakeLoginCode()
  const isPhone = useWidthClass() === 'phone'
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
    <EmbeddedScreen
      page="demo"
      src={href}
      href={href}
      isOutside={isPhone}
      handOver={handOver}
      onMessage={answer}
    />
  )
}
