import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UiMessages } from '../allMessages.js'
import { Badge } from '../components/Badge/Badge.js'
import { Paginator } from '../components/Paginator/Paginator.js'
import { PasswordField } from '../components/PasswordField/PasswordField.js'
import { ThemeProvider } from '../theme/ThemeProvider.js'
import type { Language, MessageOverrides, Replacements } from './Language.js'
import { defineMessages, type MessageSet } from './Messages.js'
import { useTranslate } from './useMessages.js'

const german: Language<Pick<UiMessages, 'ui.passwordField' | 'ui.button'>> = {
  'ui.passwordField': {
    show: 'Passwort zeigen',
    capsLock: 'Die Feststelltaste ist an.',
    met: '(erfüllt)',
    notMet: '(noch nicht erfüllt)',
    progress: '{{met}} von {{total}} erfüllt',
  },
  // @ts-expect-error a language that lacks a sentence does not compile
  'ui.button': {},
}
const english: Replacements<UiMessages> = { 'ui.paginator': { next: 'Onwards' } }
const messages: MessageOverrides = { 'de-DE': german, 'en-US': english }

it('draws a component in a language that came from outside, numbers included', async () => {
  const screen = await render(
    <ThemeProvider locale="de-DE" messages={messages}>
      <PasswordField label="Passwort" />
      <Badge count={12_000} />
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Passwort zeigen')
  await expect.element(screen.getByText('12.000')).toBeVisible()
})

it('draws English where a language from outside has no sentence', async () => {
  const screen = await render(
    <ThemeProvider locale="it-IT" messages={messages}>
      <PasswordField label="Password" />
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Show password')
})

it('draws a sentence in place of ours, and ours beside it', async () => {
  const screen = await render(
    <ThemeProvider locale="en-US" messages={messages}>
      <Paginator page={2} pageSize={5} total={20} onPageChange={() => {}} />
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('button', { name: 'Onwards' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeVisible()
})

it('draws two languages and two themes on one page, each in its place', async () => {
  const screen = await render(
    <>
      <ThemeProvider locale="en-US" theme="light">
        <PasswordField label="Password" />
      </ThemeProvider>
      <ThemeProvider locale="fr-FR" theme="dark">
        <PasswordField label="Mot de passe" />
      </ThemeProvider>
    </>,
  )
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(2)
  expect(document.documentElement.lang).toBe('')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  const colours = ['Password', 'Mot de passe'].map(
    (text) => getComputedStyle(screen.getByText(text).element()).color,
  )
  expect(colours[0]).not.toBe(colours[1])
})

const sets: readonly MessageSet<{ name: string }>[] = [
  defineMessages('test.lamps', {
    'en-US': { name: 'Lamps', shade: 'Shade' },
    'fr-FR': { name: 'Lampes', shade: 'Abat-jour' },
  }),
  defineMessages('test.voices', { 'en-US': { name: 'Voices' }, 'fr-FR': { name: 'Voix' } }),
]

function Names() {
  const translate = useTranslate()
  return <p>{sets.map((messages) => translate(messages)('name')).join(', ')}</p>
}

it('translates sets of messages that are chosen while drawing', async () => {
  const screen = await render(
    <ThemeProvider locale="fr-FR">
      <Names />
    </ThemeProvider>,
  )
  await expect.element(screen.getByText('Lampes, Voix')).toBeVisible()
})
