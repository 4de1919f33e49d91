import { createNotices, NoticeStack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createValue } from '../createValue.js'
import { shellMessages } from '../messages/index.js'
import { isStorageRefused } from './browserStorage.js'
import { tellOfStorage } from './tellOfStorage.js'

type StorageNoticesProps = { refused: 'cookies' | 'storage' }

/** The notices of a browser that refuses storage during a login. */
function StorageNotices({ refused }: StorageNoticesProps) {
  const t = useMessages(shellMessages)
  const [notices] = useState(createNotices)
  useEffect(() => {
    const token = createValue<string | undefined>(undefined)
    const isStored = () => refused !== 'cookies'
    tellOfStorage({ token: token.get, subscribe: token.subscribe, isStored }, notices, () => t)
    token.set('a-token')
    isStorageRefused.set(true)
    // Stops the clocks, so that the story does not change.
    notices.pause()
  }, [notices, refused, t])
  return <NoticeStack notices={notices} />
}

const meta = {
  title: 'Shell/StorageNotices',
  component: StorageNotices,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => isStorageRefused.set(false),
} satisfies Meta<typeof StorageNotices>
export default meta
type Story = StoryObj<typeof meta>

/** Cookies are blocked: the login ends with the page, which is announced once, with what to do about it. */
export const CookiesRefused: Story = {
  args: { refused: 'cookies' },
  play: async ({ canvasElement, globals }) => {
    const t = messagesIn(shellMessages, globals.locale)
    const notice = await within(canvasElement).findByRole('alert')
    await expect(notice).toHaveTextContent(t.refused.cookiesText)
    // With that notice the one about the storage is not shown as well.
    await expect(within(canvasElement).queryByText(t.refused.storage)).toBeNull()
  },
}

/** Nothing is stored on the device: drafts and choices end with the page; the notice closes. */
export const StorageRefused: Story = {
  args: { refused: 'storage' },
  play: async ({ canvasElement, globals }) => {
    const t = messagesIn(shellMessages, globals.locale)
    const notice = await within(canvasElement).findByRole('alert')
    await expect(notice).toHaveTextContent(t.refused.storageText)
  },
}

/** The notice was read and closed: it does not come back. */
export const StorageRefusedClosed: Story = {
  args: { refused: 'storage' },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByRole('alert')
    await userEvent.click(within(notice).getByRole('button'))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    isStorageRefused.set(false)
    isStorageRefused.set(true)
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
