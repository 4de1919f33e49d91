import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { ButtonLink } from './ButtonLink.js'
import { Link } from './Link.js'

const meta = {
  title: 'UI/Navigation/Link',
  id: 'ui-link',
  component: Link,
  args: { children: 'terms and conditions', href: '/legal/terms' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

/** Inside a sentence, underlined so that it is not marked by its colour alone. */
export const Default: Story = {
  render: (args) => (
    <p>
      By creating an account you accept the <Link {...args} />.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'terms and conditions' })
    await expect(link).toHaveAttribute('href', '/legal/terms')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}

/** Alone, as at the right end of a label line. */
export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Create an account' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('link')).textDecorationLine).toBe('none')
  },
}

/** In a footer: as quiet as the words around it until it is pointed at. */
export const Quiet: Story = {
  args: { variant: 'quiet', children: 'Privacy policy' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Privacy policy' })
    await expect(getComputedStyle(link).textDecorationLine).toBe('none')
  },
}

/** To another site: a new tab, announced and marked. */
export const External: Story = {
  args: { isExternal: true, variant: 'standalone', href: 'https://docs.example', children: 'Documentation' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAccessibleName(/^Documentation \(.+\)$/)
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  args: { variant: 'standalone' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.hover(link)
    await expect(link).toHaveAttribute('data-hovered')
  },
}

/** Reached with the keyboard. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-focus-visible')
  },
}

/** Leads nowhere for now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Goes on in the next line; the icon stays with the last word. */
export const LongText: Story = {
  args: {
    isExternal: true,
    href: 'https://docs.example',
    children: 'Consulter la documentation complète de l’intégration continue des différents composants',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
}

/** Looks like a button and leads elsewhere: still a link, which can be opened in a new tab. */
export const AsButton: Story = {
  render: () => (
    <ButtonLink href="/folders/new" variant="primary">
      Add folder
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Add folder' })
    await expect(link).toHaveAttribute('href', '/folders/new')
  },
}

/** Every variant, inside and outside. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2" align="start">
      {(['inline', 'standalone', 'quiet'] as const).map((variant) => (
        <p key={variant}>
          <Link href="/a" variant={variant}>
            {variant}
          </Link>{' '}
          <Link href="https://docs.example" variant={variant} isExternal>
            {variant}, external
          </Link>{' '}
          <Link href="/b" variant={variant} isDisabled>
            {variant}, disabled
          </Link>
        </p>
      ))}
    </Stack>
  ),
}
