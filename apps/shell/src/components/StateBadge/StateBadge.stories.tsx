import { projectStates, technologyStates } from '@saywright/api/catalogue'
import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProjectStateBadge } from './ProjectStateBadge.js'
import { TechnologyStateBadge } from './TechnologyStateBadge.js'

const meta = {
  title: 'Shell/StateBadge',
  component: ProjectStateBadge,
  args: { state: 'evaluation', daysLeft: 18 },
} satisfies Meta<typeof ProjectStateBadge>
export default meta
type Story = StoryObj<typeof meta>

const wordOf = (option: { 'en-US': string; 'fr-FR': string }, locale: unknown) =>
  option[locale === 'fr-FR' ? 'fr-FR' : 'en-US']

/** An evaluation says how many days are left. */
export const Evaluation: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(In evaluation, 18 days|En évaluation, 18 jours)$/),
    ).toBeVisible()
  },
}

/** On the last day. */
export const LastDay: Story = {
  args: { daysLeft: 1 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(In evaluation, 1 day|En évaluation, 1 jour)$/),
    ).toBeVisible()
  },
}

/** Each state of a project has a word and a shape of its own. */
export const Projects: Story = {
  name: 'M-007 Projects',
  render: () => (
    <Stack gap="x1">
      {projectStates.map(({ code }) => (
        <ProjectStateBadge key={code} state={code} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    for (const state of projectStates)
      await expect(within(canvasElement).getByText(wordOf(state, globals.locale))).toBeVisible()
    const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML)
    await expect(new Set(shapes).size).toBe(projectStates.length)
  },
}

/** Each state of a technology has one as well. */
export const Technologies: Story = {
  render: () => (
    <Stack gap="x1">
      {technologyStates.map(({ code }) => (
        <TechnologyStateBadge key={code} state={code} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    for (const state of technologyStates)
      await expect(within(canvasElement).getByText(wordOf(state, globals.locale))).toBeVisible()
    const shapes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML)
    await expect(new Set(shapes).size).toBe(technologyStates.length)
  },
}
