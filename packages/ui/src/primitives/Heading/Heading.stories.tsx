import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.js'
import { Heading, type HeadingLevel } from './Heading.js'

const meta = {
  title: 'UI/Typography/Heading',
  id: 'ui-heading',
  component: Heading,
  args: { level: 1, children: 'Autumn catalogue' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

/** The title of a page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
  },
}

const levels: HeadingLevel[] = [1, 2, 3]

/** The outline of a page: page, card, small card. */
export const Levels: Story = {
  render: ({ children }) => (
    <Stack gap="x2">
      {levels.map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

/** The title of a sign-in screen and the question of a wizard look larger than their level. */
export const Large: Story = {
  render: () => (
    <Stack gap="x2">
      <Heading level={1} variant="display">
        Build it into your product
      </Heading>
      <Heading level={2} variant="titleLarge">
        What should your product do?
      </Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Build it into your product',
    )
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveAccessibleName(
      'What should your product do?',
    )
  },
}

/** Lines of about equal length, so that no word is alone on a line. */
export const LongText: Story = {
  args: {
    variant: 'titleLarge',
    children: 'Plus qu’une étape avant de l’essayer dans votre magasin',
  },
}
