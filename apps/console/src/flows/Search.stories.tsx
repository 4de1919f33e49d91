import { findModels, listAllProjects } from '@saywright/api/contract'
import { aFoundModel, aPage, aProject } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Search',
  tags: ['no-picture'],
  // The keys of the search are shown where there is room for them.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...flow({
    at: '/feedback',
    token: 'a-token',
    server: (transport) =>
      transport
        .respond(listAllProjects, aPage([aProject(), aProject({ id: 8, title: 'Warehouse voice picking' })]))
        .respond(findModels, ({ query }) => ({ data: [aFoundModel({ id: 12, name: `${query?.name}-61` })] })),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** Ctrl K on any page and the name of a project: its area. */
export const ToProject: Story = {
  play: async (context) => {
    const { canvas, arrivesAt } = visit(context)
    await canvas.findByRole('heading', { level: 1 }, waitOptions)
    await canvas.findByRole('button', { name: /K$/ }, waitOptions)
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await body().findByRole('combobox', undefined, waitOptions)
    await userEvent.type(input, 'warehouse')
    await waitFor(() => {
      const [first] = body().getAllByRole('option')
      return expect(first).toHaveAttribute('href', '/projects/8/settings')
    }, waitOptions)
    await userEvent.keyboard('{Enter}')
    await arrivesAt('/projects/8/settings/details')
  },
}

/** The server finds a model by its name once one rests; it opens in the studio. */
export const ToModel: Story = {
  play: async (context) => {
    const { canvas } = visit(context)
    await canvas.findByRole('heading', { level: 1 }, waitOptions)
    await canvas.findByRole('button', { name: /K$/ }, waitOptions)
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await body().findByRole('combobox', undefined, waitOptions), 'picking-en')
    const found = await body().findByRole('option', { name: /picking-en-61/ }, waitOptions)
    await expect(found).toHaveAttribute('href', '/studio/7/voice-commands/12')
  },
}

/** The button of the bar opens it too; a page is found by another word for it. */
export const ToPage: Story = {
  play: async (context) => {
    const { canvas, arrivesAt } = visit(context)
    await userEvent.click(await canvas.findByRole('button', { name: /K$/ }, waitOptions))
    const input = await body().findByRole('combobox', undefined, waitOptions)
    await userEvent.type(input, 'support')
    await waitFor(
      () => expect(body().getAllByRole('option')[0]).toHaveAttribute('href', '/contact'),
      waitOptions,
    )
    await userEvent.keyboard('{Enter}')
    await arrivesAt('/contact')
  },
}
