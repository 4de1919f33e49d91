import { Box, Button, Card, Page, Stack, Text } from '@saywright/ui'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../testing/frames.js'
import { TourOfDashboard } from './TourOfDashboard.js'

/** What the tour points at, as the dashboard draws it; the search stands in the frame. */
const onDashboard: Decorator = (Story, { parameters }) => (
  <>
    <Page
      title="Projects"
      actions={parameters.mayAdd === false ? undefined : <Button id="add-project">Add project</Button>}
    >
      <Card id="onboarding" title="One step left before you test out loud">
        <Text>Account created</Text>
      </Card>
      <Stack>
        <Box id="projects">
          <table>
            <caption>Projects</caption>
            <tbody>
              <tr>
                <th scope="row">Warehouse voice picking</th>
                <td>Development</td>
              </tr>
            </tbody>
          </table>
        </Box>
      </Stack>
    </Page>
    <Story />
  </>
)

const meta = {
  title: 'Console/Tour/Dashboard',
  component: TourOfDashboard,
  decorators: [onDashboard, inConsoleLayout],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { isOpen: true, onEnd: fn() },
} satisfies Meta<typeof TourOfDashboard>
export default meta
type Story = StoryObj<typeof meta>

const card = () => within(document.body).findByRole('dialog')
const buttons = async () => within(await card()).getAllByRole('button')

/** The first of four steps: what this person does not see, inviting, is left out. */
export const First: Story = {
  name: 'L-017 First',
  play: async () => {
    await expect(await card()).toHaveTextContent(/1 \w+ 4/)
    await waitFor(async () => expect((await buttons()).at(-1)).toBeVisible())
  },
}

/** In their order through all that is seen, to the search; done ends it. */
export const Last: Story = {
  name: 'L-017 Last',
  play: async ({ args }) => {
    for (const place of [1, 2, 3]) {
      await waitFor(async () => expect(await card()).toHaveTextContent(new RegExp(`${place} \\w+ 4`)))
      await userEvent.click((await buttons()).at(-1) as HTMLElement)
    }
    await waitFor(async () => expect(await card()).toHaveTextContent(/4 \w+ 4/))
    await expect(await card()).toHaveTextContent(/Ctrl K/)
    await userEvent.click((await buttons()).at(-1) as HTMLElement)
    await expect(args.onEnd).toHaveBeenCalledWith('done')
  },
}

/** Who may not add a project is shown three things; skipping ends it at once. */
export const Skipped: Story = {
  name: 'L-017 Skipped',
  parameters: { mayAdd: false },
  play: async ({ args }) => {
    await expect(await card()).toHaveTextContent(/1 \w+ 3/)
    await userEvent.click((await buttons())[0] as HTMLElement)
    await expect(args.onEnd).toHaveBeenCalledWith('skipped')
  },
}
