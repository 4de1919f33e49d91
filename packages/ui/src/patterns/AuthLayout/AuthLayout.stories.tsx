import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Logo } from '../../components/Logo/Logo.js'
import { SpectrumPicture } from '../../components/SpectrumPicture/SpectrumPicture.js'
import { Divider } from '../../primitives/Divider/Divider.js'
import { Heading } from '../../primitives/Heading/Heading.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Text } from '../../primitives/Text/Text.js'
import { AuthLayout } from './AuthLayout.js'

const meta = {
  title: 'UI/Layout/AuthLayout',
  id: 'ui-authlayout',
  component: AuthLayout,
  // In a frame of its own: it takes the whole window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    brand: <Logo name="Saywright" />,
    languageSwitch: <Button size="small">Français</Button>,
    footer: (
      <>
        <span>Terms and conditions</span>
        <span>Privacy policy</span>
      </>
    ),
    promo: <SpectrumPicture height="fill" />,
    children: (
      <Stack gap="x3">
        <Heading level={1} variant="titleLarge">
          Log in
        </Heading>
        <Text tone="secondary">Pick up your folders where you left them.</Text>
        <Button isFullWidth size="large">
          Continue with LinkedIn
        </Button>
        <Divider>or with your e-mail</Divider>
        <Button isFullWidth size="large" variant="primary">
          Log in
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

/** The sign-in screen, laid out by the width of the window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('main')
    await expect(form.getBoundingClientRect().width).toBeLessThanOrEqual(380)
  },
}

/** Laptop and desktop: a picture beside the form. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('canvas') as HTMLElement
    const form = within(canvasElement).getByRole('main').getBoundingClientRect()
    const { left, right } = picture.getBoundingClientRect()
    await expect(left >= form.right || right <= form.left).toBe(true)
  },
}

/** Phone: the picture is behind the top of the form. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('main').getBoundingClientRect()
    await expect(form.left).toBeGreaterThanOrEqual(0)
    await expect(form.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A long form, such as the registration, scrolls; the promo stays in sight. */
export const Crowded: Story = {
  args: {
    children: (
      <Stack gap="x3">
        <Heading level={1} variant="titleLarge">
          Create an account
        </Heading>
        {Array.from({ length: 14 }, (_, index) => `Field ${index + 1}`).map((name) => (
          <Button key={name} isFullWidth size="large">
            {name}
          </Button>
        ))}
      </Stack>
    ),
  },
}
