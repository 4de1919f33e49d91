import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BarGlyph } from '../../components/BarGlyph/BarGlyph.js'
import { Button } from '../../components/Button/Button.js'
import { widthClassOf } from '../../theme/breakpoints.js'
import { Box } from '../Box/Box.js'
import { Text } from '../Text/Text.js'
import { Page } from './Page.js'

const meta = {
  title: 'UI/Layout/Page',
  id: 'ui-page',
  component: Page,
  args: {
    title: 'Folders',
    children: (
      <Box padding="card" surface="raised" border="subtle" radius="md">
        <Text>Autumn catalogue</Text>
      </Box>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** A title and one part. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: String(args.title) })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

/** With its actions, below the title on phones. */
export const WithActions: Story = {
  args: {
    description: '6 models in English (US) and French (France)',
    actions: (
      <>
        <Button>Invite teammates</Button>
        <Button variant="primary">Add folder</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 }).getBoundingClientRect()
    const action = within(canvasElement).getByRole('button', { name: 'Add folder' }).getBoundingClientRect()
    const isBelow = action.top >= heading.bottom
    await expect(isBelow).toBe(widthClassOf(window.innerWidth) === 'phone')
  },
}

/** With a picture of what it is about, which stays beside the title at every width. */
export const WithMark: Story = {
  args: { ...WithActions.args, mark: <BarGlyph label="Seven parts" size={40} /> },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 }).getBoundingClientRect()
    const picture = within(canvasElement).getByRole('img', { name: 'Seven parts' }).getBoundingClientRect()
    await expect(picture.right).toBeLessThan(heading.left)
  },
}

/** A long French title wraps before its actions. */
export const LongText: Story = {
  args: {
    ...WithActions.args,
    title: 'Préparation de commandes dans le magasin frigorifique de Clermont-Ferrand',
  },
}
