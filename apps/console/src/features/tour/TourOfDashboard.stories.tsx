import { Box, Button, Card, Page, Stack, Text } from '@saywright/ui'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../testing/frames.js'
import { TourOfDashboard } from './TourOfDashboard.js'

/** The targets of the tour, as the dashboard draws them; the search is in the frame. */
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
                <td>
                  <Button>Open the studio</Button>
                </td>
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

/** The first of five steps: inviting, which this user may not do, is left out. */
export const First: Story = {
  name: 'L-017 First',
  play: async () => {
    await expect(await card()).toHaveTextContent(/1 \w+ 5/)
    await waitFor(async () => expect((await buttons()).at(-1)).toBeVisible())
  },
}

/** In their order through all that is seen, to the way into the studio, which ends it. */
export const Last: Story = {
  name: 'L-017 Last',
  play: async ({ args }) => {
    for (const place of [1, 2, 3, 4]) {
      await waitFor(async () => expect(await card()).toHaveTextContent(new RegExp(`${place} \\w+ 5`)))
      if (place === 4) await expect(await card()).toHaveTextContent(/Ctrl K/)
      await userEvent.click((await buttons()).at(-1) as HTMLElement)
    }
    await waitFor(async () => expect(await card()).toHaveTextContent(/5 \w+ 5/))
    const into = (await buttons()).at(-1) as HTMLElement
    await expect(into).toHaveTextContent(/^(Open the studio|Ouvrir le studio)$/)
    await userEvent.click(into)
    await expect(args.onEnd).toHaveBeenCalledWith('done', true)
  },
}

/** A user who may not add a project is shown four things; skipping ends it at once. */
export const Skipped: Story = {
  name: 'L-017 Skipped',
  parameters: { mayAdd: false },
  play: async ({ args }) => {
    await expect(await card()).toHaveTextContent(/1 \w+ 4/)
    await userEvent.click((await buttons())[0] as HTMLElement)
    await expect(args.onEnd).toHaveBeenCalledWith('skipped', false)
  },
}
