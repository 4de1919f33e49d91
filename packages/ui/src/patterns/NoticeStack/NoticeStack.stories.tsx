import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Dialog } from '../../components/Dialog/Dialog.js'
import { createNotices, type NoticeContent } from './createNotices.js'
import { NoticeStack } from './NoticeStack.js'

/** A store whose clocks are stopped, so that a story does not change. */
function showing(...all: Omit<NoticeContent, 'cause'>[]) {
  const notices = createNotices()
  for (const words of all) notices.show({ cause: words.text, ...words })
  notices.pause()
  return notices
}

const meta = {
  title: 'UI/Feedback/NoticeStack',
  id: 'ui-noticestack',
  component: NoticeStack,
  args: { notices: createNotices() },
  // In a frame of its own: it takes the whole window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof NoticeStack>
export default meta
type Story = StoryObj<typeof meta>

/** Something worked. */
export const Success: Story = {
  args: { notices: showing({ tone: 'success', text: 'Your changes are saved.' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your changes are saved.')
  },
}

/** Something failed; read aloud at once. */
export const Failed: Story = {
  args: { notices: showing({ tone: 'error', text: 'Some fields need your attention.' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Some fields need your attention.',
    )
  },
}

/** A title, an explanation and a thing to do, which closes the notice. */
export const WithAction: Story = {
  args: {
    notices: showing({
      tone: 'success',
      title: 'Model deleted',
      text: 'It can be restored for 30 days.',
      action: { label: 'Restore', onPress: fn() },
    }),
  },
  play: async ({ canvasElement }) => {
    const notice = within(within(canvasElement).getByRole('status'))
    await waitFor(() => expect(notice.getByText('Model deleted')).toBeVisible())
    await expect(notice.getByText('It can be restored for 30 days.')).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Restore' })).toBeVisible()
  },
}

/** Stays 30 seconds: there is more to read, and a mail to look for. */
export const LongText: Story = {
  args: {
    notices: showing({
      tone: 'success',
      long: true,
      text: 'Nous avons envoyé une confirmation à marguerite-anne.delafontaine@halden.example. Vérifiez aussi vos indésirables.',
    }),
  },
}

/** Three at once; the fourth waits for its turn. */
export const Stacked: Story = {
  render: () => (
    <NoticeStack
      notices={showing(
        { tone: 'success', text: 'Access key copied', title: 'First' },
        { tone: 'error', text: 'The file could not be read.' },
        { tone: 'success', text: 'Invitation sent to lena.vogt@halden.example.' },
        { tone: 'success', text: 'Waiting' },
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Waiting')).toBeNull()
    const [close] = canvas.getAllByRole('button')
    await userEvent.click(close as HTMLElement)
    await waitFor(() => expect(canvas.getByText('Waiting')).toBeVisible())
  },
}

/** On a sign-in screen: at the top, so that it covers nothing to press. */
export const OnTop: Story = {
  args: {
    side: 'top',
    notices: showing({ tone: 'success', title: 'Account created', text: 'We sent a confirmation.' }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status').getBoundingClientRect().bottom).toBeLessThan(
        window.innerHeight / 2,
      ),
    )
  },
}

/** Nothing to say: nothing is drawn. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const isCovered = (pressed: Element, by: Element) => {
  const [a, b] = [pressed.getBoundingClientRect(), by.getBoundingClientRect()]
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

/** The next button is where notices usually are: they move away. */
export const BesideButtons: Story = {
  render: () => (
    <>
      <div
        style={{ position: 'fixed', inset: 'auto 0 0', display: 'flex', justifyContent: 'end', padding: 24 }}
      >
        <Button variant="primary" type="submit">
          Save
        </Button>
      </div>
      <NoticeStack notices={showing({ tone: 'error', text: 'Some fields need your attention.' })} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: 'Save' })
    const notice = canvas.getByRole('alert')
    await waitFor(() => expect(isCovered(save, notice)).toBe(false))
    await expect(notice.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2)
  },
}

const stillOpen = fn()

/** A dialog fills the window: no notice covers its buttons, or makes it close. */
export const OverDialog: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <>
      <NoticeStack notices={showing({ tone: 'error', text: 'Some fields need your attention.' })} />
      <Dialog
        isOpen
        onOpenChange={stillOpen}
        title="Rename"
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Create</Button>
          </>
        }
      >
        Name
      </Dialog>
    </>
  ),
  play: async () => {
    const body = within(document.body)
    const dialog = within(await body.findByRole('dialog'))
    const notice = body.getByRole('alert')
    for (const button of dialog.getAllByRole('button'))
      await waitFor(() => expect(isCovered(button, notice)).toBe(false))
    await expect(stillOpen).not.toHaveBeenCalled()
  },
}
