import { AuthLayout, Heading, Icon, IconButton, Logo } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { AuthPromo } from './AuthPromo.js'

const meta = {
  title: 'Shell/AuthPromo',
  component: AuthPromo,
  // In a frame of its own: it takes the side of a window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <AuthLayout brand={<Logo name="Saywright" />} promo={<Story />}>
        <Heading level={1}>Log in</Heading>
      </AuthLayout>
    ),
  ],
  args: {
    headline: 'Build voice into your product,\nand test it before you ship it.',
    technologies: [
      { technology: 'wakeWord', label: 'Wake word' },
      { technology: 'strictCommands', label: 'Strict voice commands' },
      { technology: 'intentCommands', label: 'Intent-based commands' },
      { technology: 'biometrics', label: 'Voice authentication' },
      { technology: 'synthesis', label: 'Voice synthesis' },
      { technology: 'dictation', label: 'Voice dictation' },
      { technology: 'enhancement', label: 'Speech enhancement' },
    ],
    play: (
      <IconButton
        label="Watch the console"
        variant="secondary"
        size="large"
        icon={<Icon of={Play} size={20} />}
      />
    ),
  },
} satisfies Meta<typeof AuthPromo>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the form on laptops and desktops. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    if (window.innerWidth < 1280) return
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('button', { name: 'Watch the console' })).toBeVisible()
  },
}
