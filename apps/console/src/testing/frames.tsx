import { aUser } from '@saywright/api/testing'
import { AccountMenu } from '@saywright/shell'
import { useLocale } from '@saywright/ui/i18n'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConsoleFrame } from '../app/ConsoleFrame.js'
import { AuthFrame } from '../features/auth/AuthFrame.js'

/** Stands a way in where a visitor meets it. */
export const inAuthFrame: Decorator = (Story) => {
  const locale = useLocale()
  return (
    <AuthFrame brandName="Saywright" locale={locale} onLocaleChange={fn()}>
      <Story />
    </AuthFrame>
  )
}

/** Stands a screen of the console where someone logged in meets it. */
export const inConsoleFrame: Decorator = (Story) => (
  <ConsoleFrame
    brandName="Saywright"
    organization="Lumière Instruments"
    pathname="/projects"
    version="6.1.4"
    account={<Account />}
  >
    <Story />
  </ConsoleFrame>
)

function Account() {
  return (
    <AccountMenu
      user={aUser()}
      locale={useLocale()}
      onLocaleChange={fn()}
      theme={undefined}
      onThemeChange={fn()}
      onLogOut={fn()}
    />
  )
}
