import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { UiMessages } from '../allMessages.js'
import { Button } from '../components/Button/Button.js'
import { Message } from '../components/Message/Message.js'
import { Paginator } from '../components/Paginator/Paginator.js'
import { PasswordField } from '../components/PasswordField/PasswordField.js'
import { Switch } from '../components/Switch/Switch.js'
import { Tabs } from '../components/Tabs/Tabs.js'
import type { Language } from '../i18n/Language.js'
import { Stack } from '../primitives/Stack/Stack.js'
import { ThemeProvider } from './ThemeProvider.js'

const meta = {
  title: 'UI/Layout/ThemeProvider',
  id: 'ui-themeprovider',
  component: ThemeProvider,
} satisfies Meta<typeof ThemeProvider>
export default meta

const arabic: Language<Pick<UiMessages, 'ui.passwordField' | 'ui.paginator'>> = {
  'ui.passwordField': {
    show: 'إظهار كلمة المرور',
    capsLock: 'مفتاح الأحرف الكبيرة مفعّل.',
    met: '(مستوفى)',
    notMet: '(غير مستوفى بعد)',
    progress: 'استوفي {{met}} من {{total}}',
  },
  'ui.paginator': {
    pages: 'الصفحات',
    rows: 'الصفوف في الصفحة',
    range: '{{first}} إلى {{last}} من {{total}}',
    none: 'لا صفوف',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: 'الصفحة {{page}}',
    compact: 'الصفحة {{page}} من {{count}}',
  },
}
const messages = { 'ar-EG': arabic }
const tabs = [
  { id: 'models', label: 'النماذج', content: 'ثلاثة نماذج' },
  { id: 'voices', label: 'الأصوات', content: 'صوتان' },
]

/** A third language, brought from outside and read from right to left: the whole page turns. */
export const RightToLeft: StoryObj = {
  render: () => (
    <ThemeProvider locale="ar-EG" messages={messages}>
      <Stack gap="x3">
        <Tabs label="الأقسام" tabs={tabs} />
        <PasswordField label="كلمة المرور" description="ثمانية أحرف على الأقل" />
        <Switch label="الإشعارات" isSelected />
        <Message tone="info" title="تم الحفظ">
          حُفظت التغييرات.
        </Message>
        <Button variant="primary">إضافة</Button>
        <Paginator page={2} pageSize={5} total={20} onPageChange={() => {}} />
      </Stack>
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first, second] = page.getAllByRole('tab').map((tab) => tab.getBoundingClientRect())
    await expect(first!.left).toBeGreaterThan(second!.left)
    await expect(getComputedStyle(page.getByLabelText('كلمة المرور', { selector: 'input' })).direction).toBe(
      'rtl',
    )
  },
}
