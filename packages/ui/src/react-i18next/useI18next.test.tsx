import i18next from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PasswordField } from '../components/PasswordField/PasswordField.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import { useI18next } from './useI18next.js'

/** An application of a partner: its own short tags, its own sentences, and one of ours replaced. */
function partner() {
  const instance = i18next.createInstance()
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: {
      en: { translation: { hello: 'Hello' }, 'ui.passwordField': { show: 'Reveal' } },
      de: { 'ui.passwordField': { show: 'Passwort zeigen' } },
    },
  })
  return instance
}

function Page() {
  return (
    <ThemeProvider i18n={useI18next()}>
      <PasswordField label="Password" />
    </ThemeProvider>
  )
}

it('puts our sentences into the instance, and draws what the instance has', async () => {
  const instance = partner()
  const screen = await render(
    <I18nextProvider i18n={instance}>
      <Page />
    </I18nextProvider>,
  )
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAccessibleName('Reveal')
  expect(instance.t('capsLock', { ns: 'ui.passwordField' })).toBe('Caps Lock is on.')
  expect(instance.t('hello')).toBe('Hello')
  await instance.changeLanguage('fr')
  await expect.element(button).toHaveAccessibleName('Afficher le mot de passe')
  await instance.changeLanguage('de')
  await expect.element(button).toHaveAccessibleName('Passwort zeigen')
  expect(instance.t('capsLock', { ns: 'ui.passwordField' })).toBe('Caps Lock is on.')
})
