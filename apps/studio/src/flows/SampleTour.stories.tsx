import { getProject, listUnitTests, me } from '@saywright/api/contract'
import { aPage, aProject, aUnitTestRunSummary, aUnitTestSummary, aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleTourMessages } from '../features/tour/messages.js'
import { voiceCommandsMessages } from '../features/voice-commands/messages/index.js'
import { aServer } from '../testing/aServer.js'
import { either } from '../testing/either.js'
import { studioFlow } from '../testing/Studio.js'
import { visit, waitOptions } from '../testing/visit.js'

const tour = either(sampleTourMessages)
const message = either(voiceCommandsMessages)

/** The studio of a sample, whose test did or did not pass before. */
const sample = (passed: number) => ({
  loaders: [
    ...studioFlow.loaders,
    () => {
      const server = aServer()
      const last_run = aUnitTestRunSummary({ status: 'completed', files: 1, passed })
      server.transport
        .respond(me, aUser({ is_completed: true }))
        .respond(getProject, aProject({ evaluation: 'No', is_sample: true }))
        .respond(listUnitTests, aPage([aUnitTestSummary({ last_run })]))
      return { server }
    },
  ],
})

const meta = {
  title: 'Studio/Flows/Sample tour',
  tags: ['no-picture'],
  ...studioFlow,
  ...sample(0),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Actions in the workspace lead to the next step; the tour is left and continued. */
export const Walked: Story = {
  name: 'L-017 Walked',
  play: async (context) => {
    const { canvas, sees } = visit(context)
    await sees(tour('read.title'))
    await userEvent.click(canvas.getByRole('button', { name: tour('read.done') }))
    const strip = within(canvas.getByRole('region', { name: tour('label') }))
    await strip.findByText(tour('tried.title'), {}, waitOptions)
    const field = canvas.getByRole('textbox', { name: message('try.field') })
    await userEvent.type(field, 'switch on the kitchen lamp')
    await sees(tour('heard.title'))
    await userEvent.click(strip.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(canvas.queryByText(tour('heard.title'))).not.toBeInTheDocument())
    await expect(strip.getByText(/2 (of 4 done|sur 4)$|: 2 sur 4/)).toBeVisible()
    await userEvent.click(strip.getAllByRole('button').at(-1) as HTMLElement)
    await sees(tour('heard.title'))
  },
}

/** The tour was finished on another device: it does not start again. */
export const PassedBefore: Story = {
  ...sample(1),
  play: async (context) => {
    const { canvas } = visit(context)
    await canvas.findByRole('textbox', { name: message('editor.title') }, waitOptions)
    await expect(canvas.queryByRole('region', { name: tour('label') })).not.toBeInTheDocument()
  },
}
