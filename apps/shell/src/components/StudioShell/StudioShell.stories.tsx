import { Avatar, Box, Button, Heading, Icon, Logo, Page, StatusBadge, Text } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, BookOpen } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { exampleMenu } from './exampleMenu.js'
import { StudioPanes } from './StudioPanes.js'
import { StudioShell } from './StudioShell.js'

const meta = {
  title: 'Shell/StudioShell',
  component: StudioShell,
  // In a frame of its own: it takes the whole window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    brand: <Logo name="Studio" />,
    project: (
      <Text as="span" weight="semibold">
        Warehouse voice picking
      </Text>
    ),
    actions: <StatusBadge status="running">Evaluation, 18 days left</StatusBadge>,
    avatar: <Avatar name="Camille Moreau" />,
    items: exampleMenu,
    footerLabel: 'Elsewhere',
    footerItems: [
      {
        id: 'elsewhere',
        items: [
          {
            id: 'documentation',
            label: 'Documentation',
            icon: <Icon of={BookOpen} />,
            href: '/documentation',
            isExternal: true,
          },
          { id: 'console', label: 'Back to console', icon: <Icon of={ArrowLeft} />, href: '/console' },
        ],
      },
    ],
    children: (
      <StudioPanes
        head={
          <>
            <Heading level={1} variant="h2">
              picking-en
            </Heading>
            <Button variant="primary">Save</Button>
          </>
        }
        asideLabel="Quick test"
        aside={
          <Box padding="card" surface="raised" border="subtle" radius="md">
            <Text>Try a sentence</Text>
          </Box>
        }
      >
        <Box padding="card">
          <Text variant="code" as="code">
            {'<order>: [please] ( <pick> | <confirm> );'}
          </Text>
        </Box>
      </StudioPanes>
    ),
  },
} satisfies Meta<typeof StudioShell>
export default meta
type Story = StoryObj<typeof meta>

/** An editor with a pane at its end. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('banner').offsetHeight).toBe(48)
    await expect(canvas.getByRole('complementary', { name: 'Quick test' })).toBeVisible()
  },
}

/** A strip that accompanies several screens is above them and covers nothing. */
export const Guided: Story = {
  args: { guide: <Box padding="card">Your first report, 2 of 4 done</Box> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const strip = canvas.getByText(/2 of 4/).getBoundingClientRect()
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBeGreaterThanOrEqual(strip.bottom)
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}

/** A page that scrolls, as the overview. */
export const WithPage: Story = {
  args: {
    children: (
      <Page title="Warehouse voice picking" description="6 models in English (US) and French (France)">
        {Array.from({ length: 20 }, (_, index) => `Model ${index + 1}`).map((name) => (
          <Box key={name} padding="card" surface="raised" border="subtle" radius="md">
            <Text>{name}</Text>
          </Box>
        ))}
      </Page>
    ),
  },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main')
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight)
    // The frame around it stays.
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}
