import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { InstallerForm } from './InstallerForm.js'
import type { Installer } from './installer.js'

const installers: readonly Installer[] = [
  { system: 'windows', version: '6.1.4' },
  { system: 'windows', version: '6.0.12' },
  { system: 'linux', version: '6.0.12' },
]
const download = fn<(installer: Installer) => Promise<undefined>>(async () => undefined)
const invalid = fn()

const meta = {
  title: 'Forms/InstallerForm',
  component: InstallerForm,
  args: { installers, onDownload: download, onInvalid: invalid },
  beforeEach: () => {
    download.mockClear()
    invalid.mockClear()
  },
} satisfies Meta<typeof InstallerForm>
export default meta
type Story = StoryObj<typeof meta>

const buttons = (canvas: HTMLElement) => within(canvas).getAllByRole('button')
const press = (canvas: HTMLElement) => userEvent.click(buttons(canvas).at(-1) as HTMLElement)
const faults = (canvas: HTMLElement) => within(canvas).queryAllByText(errorMessageOf('required'))
async function choose(canvas: HTMLElement, place: number, option: string) {
  await userEvent.click(buttons(canvas)[place] as HTMLElement)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** Nothing is chosen: both fields say so, and nothing is downloaded. */
export const Invalid: Story = {
  name: 'F-054 Invalid',
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(faults(canvasElement)).toHaveLength(2))
    await expect(invalid).toHaveBeenCalledOnce()
    await expect(buttons(canvasElement)[0]).toHaveFocus()
    await expect(download).not.toHaveBeenCalled()
  },
}

/** A system, then one of its versions, the newest first. */
export const Chosen: Story = {
  name: 'F-054 Chosen',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 0, 'Windows')
    await userEvent.click(buttons(canvasElement)[1] as HTMLElement)
    const versions = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(versions).toEqual(['6.1.4', '6.0.12'])
    await userEvent.click(screen.getByRole('option', { name: '6.1.4' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await press(canvasElement)
    await waitFor(() => expect(download).toHaveBeenCalledWith({ system: 'windows', version: '6.1.4' }))
  },
}

/** Another system has no such version: it must be chosen again. */
export const AnotherSystem: Story = {
  name: 'F-054 Another system',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 0, 'Windows')
    await choose(canvasElement, 1, '6.1.4')
    await choose(canvasElement, 0, 'Linux')
    await press(canvasElement)
    await waitFor(() => expect(faults(canvasElement)).toHaveLength(1))
    await expect(download).not.toHaveBeenCalled()
  },
}

/** A project with installers of one system: the other is not offered. */
export const OneSystem: Story = {
  args: { installers: [{ system: 'linux', version: '6.0.12' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttons(canvasElement)[0] as HTMLElement)
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
  },
}
