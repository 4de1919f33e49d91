import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LanguageSwitch } from './LanguageSwitch.js'

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { locale: 'en-US', onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

/** English is the current language. Each language has its own name, whatever the current one. */
export const English: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }))
    await expect(args.onChange).toHaveBeenCalledWith('fr-FR')
  },
}

/** French is spoken; the arrow keys change it. */
export const French: Story = {
  args: { locale: 'fr-FR' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('radio', { name: 'Français' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenCalledWith('en-US')
  },
}
