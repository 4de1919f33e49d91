import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UiMessages } from '../allMessages.js'
import { Paginator } from '../components/Paginator/Paginator.js'
import { PasswordField } from '../components/PasswordField/PasswordField.js'
import { Switch } from '../components/Switch/Switch.js'
import type { Language, MessageOverrides } from '../i18n/Language.js'
import { ThemeProvider } from './ThemeProvider.js'

const arabic: Language<Pick<UiMessages, 'ui.passwordField'>> = {
  'ui.passwordField': {
    show: 'إظهار كلمة المرور',
    capsLock: 'مفتاح الأحرف الكبيرة مفعّل.',
    met: '(مستوفى)',
    notMet: '(غير مستوفى بعد)',
    progress: 'استوفي {{met}} من {{total}}',
  },
}
const messages: MessageOverrides = { 'ar-EG': arabic }

it('draws a language from outside from right to left', async () => {
  const screen = await render(
    <ThemeProvider locale="ar-EG" messages={messages}>
      <PasswordField label="كلمة المرور" />
      <Switch label="الإشعارات" isSelected />
      <Paginator page={2} pageSize={5} total={20} onPageChange={() => {}} />
    </ThemeProvider>,
  )
  const show = screen.getByRole('button', { name: 'إظهار كلمة المرور' }).element()
  const field = screen.getByLabelText('كلمة المرور', { exact: true }).element()
  expect(getComputedStyle(field).direction).toBe('rtl')
  expect(show.getBoundingClientRect().left).toBeLessThan(field.getBoundingClientRect().left + 8)
  const words = screen.getByText('الإشعارات').element()
  const track = words.parentElement!.firstElementChild!
  const [thumb, around] = [track.firstElementChild!, track].map((each) => each.getBoundingClientRect())
  expect(around!.left).toBeGreaterThan(words.getBoundingClientRect().right)
  expect(thumb!.left - around!.left).toBeLessThan(around!.right - thumb!.right)
  const arrow = screen.container.querySelector('.lucide-chevron-left')!
  expect(getComputedStyle(arrow).transform).toContain('-1')
})

it('keeps the direction of a whole page on its root', async () => {
  const page = (locale: string) => (
    <ThemeProvider isRoot locale={locale}>
      Words
    </ThemeProvider>
  )
  const screen = await render(page('he-IL'))
  expect(document.documentElement.dir).toBe('rtl')
  await screen.rerender(page('fr-FR'))
  expect(document.documentElement.dir).toBe('ltr')
})
