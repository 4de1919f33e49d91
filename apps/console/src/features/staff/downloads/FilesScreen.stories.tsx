import { ApiError, failed, loading, ready, type StaffFile } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { linesOfButtons } from '../../../testing/lines.js'
import { openAgain } from '../../../testing/openAgain.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, leafsOn, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { FilesScreen, type FilesScreenProps } from './FilesScreen.js'
import type { Transfer } from './transfer.js'

const mebibyte = 1024 * 1024
const studio: StaffFile = {
  file: {
    id: 41,
    name: 'studio-6.1.4-windows.zip',
    original_name: 'studio.zip',
    mime: 'application/zip',
    size: 412 * mebibyte,
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    version: '6.1.4',
    checked: true,
    tagged: true,
    locked: false,
    created_at: '2026-11-20T08:30:00.000Z',
    categories: [],
    tags: [
      { type: 'type', name: 'installer', display_name: 'Installers' },
      { type: 'platform', name: 'windows', display_name: 'Windows' },
    ],
  },
  project: { id: 7, title: 'Kitchen lamp' },
  organization: { id: 3, name: 'Lumière Instruments' },
  studio_version: '6.1.4',
}
const kit: StaffFile = {
  ...studio,
  file: {
    ...studio.file,
    id: 42,
    name: 'vdk-asr-6.1.4-linux.tar.gz',
    size: 96 * mebibyte,
    tags: [{ type: 'technology', name: 'asr', display_name: 'Automatic Speech Recognition' }],
  },
  project: { id: 9, title: 'Warehouse voice picking' },
  organization: { id: 5, name: 'Halden Logistics' },
}
const sending: Transfer = {
  id: 12,
  kind: 'file',
  name: 'studio-6.2.0-windows.zip',
  project: 'Kitchen lamp',
  size: 430 * mebibyte,
  sent: 172 * mebibyte,
  state: 'sending',
}

const retry = fn()
const onUpload = fn<FilesScreenProps['onUpload']>()
const onDelete = fn<FilesScreenProps['onDelete']>()

const meta = {
  title: 'Console/Staff/Downloads',
  component: FilesScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/files' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    files: ready({ data: [studio, kit], total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    projectSearch: {
      projects: [
        { id: 7, title: 'Kitchen lamp', organization: studio.organization },
        { id: 9, title: 'Warehouse voice picking', organization: kit.organization },
      ],
      onSearch: fn(),
    },
    transfers: [],
    onUpload,
    onInvalid: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(async () => {}),
    onForget: fn(),
    onDownload: fn(),
    onDelete,
  },
  beforeEach: () => {
    onUpload.mockReset().mockResolvedValue(undefined)
    onDelete.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof FilesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** On their way. */
export const Loading: Story = {
  args: { files: loading },
  play: seesLoading,
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { files: failed(new ApiError({ kind: 'network' }), retry) },
  play: asksAgain(retry),
}

/** Empty list. */
export const Empty: Story = {
  args: { files: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('row')).toHaveLength(2)
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { files: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: takesWordsBack,
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    files: ready({
      data: Array.from({ length: 10 }, (_, index) => ({
        ...studio,
        file: { ...studio.file, id: 100 + index },
      })),
      total: 34,
    }),
  },
  play: leafsOn,
}

/** The longest names, without spaces: each stays within the page, with its buttons. */
export const LongText: Story = {
  args: {
    files: ready({
      data: [
        {
          ...studio,
          file: { ...studio.file, name: `${'studio-industrial-environments-'.repeat(3)}6.zip` },
          project: { id: 7, title: 'Sprachsteuerungsentwicklungsumgebung'.repeat(2) },
          organization: { id: 3, name: 'Lumièreinstrumentsetappareils'.repeat(3) },
        },
        { ...kit, file: { ...kit.file, name: `${'a'.repeat(96)}.zip` } },
      ],
      total: 2,
    }),
  },
  play: async ({ canvasElement }) => {
    const table = main(canvasElement).getByRole('table')
    await expect(within(table).getByText(`${'a'.repeat(96)}.zip`)).toBeVisible()
    for (const button of within(table).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Two files; they can be filtered by type, downloaded and deleted. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    const [download] = within(screen.getByRole('table')).getAllByRole('button')
    await userEvent.click(download as HTMLElement)
    await expect(args.onDownload).toHaveBeenCalledWith(studio)
    await userEvent.click(within(screen.getByRole('search')).getByRole('button'))
    const options = await within(document.body).findAllByRole('option')
    await userEvent.click(options.at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, status: 'installer' })
  },
}

/** A file is deleted only after a question that names it. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    const [, remove] = within(main(canvasElement).getByRole('table')).getAllByRole('button')
    await userEvent.click(remove as HTMLElement)
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(studio))
    await openAgain(remove as HTMLElement)
  },
}

const giveFile = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, file)
  return within(document.body).findByRole('dialog')
}
const given = () => new File(['bytes'], 'studio-6.2.0-linux.tar.gz', { type: 'application/gzip' })

async function fillIn(dialog: HTMLElement) {
  const [project] = within(dialog).getAllByRole('combobox')
  await userEvent.type(project as HTMLElement, 'Kitchen')
  const options = await within(document.body).findAllByRole('option')
  await userEvent.click(options[0] as HTMLElement)
  await userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)
}

/** A file was chosen: its details are requested before any byte of it is sent. */
export const Describing: Story = {
  play: async ({ args, canvasElement }) => {
    const file = given()
    const dialog = await giveFile(canvasElement, file)
    await fillIn(dialog)
    // Words are searched on the server, which knows all projects; the name of the one that was chosen is not.
    await expect(args.projectSearch.onSearch).toHaveBeenCalledWith('Kitchen')
    await expect(args.projectSearch.onSearch).toHaveBeenLastCalledWith('')
    await waitFor(() => expect(onUpload).toHaveBeenCalledOnce())
    const [sent, values] = onUpload.mock.calls[0] ?? []
    await expect(sent).toBe(file)
    await expect(values).toMatchObject({ project: '7', name: 'studio-6.2.0-linux.tar.gz' })
    await openAgain(() => giveFile(canvasElement, given()))
  },
}

/** A file with a pending upload: it continues, without asking for its details again. */
export const ChosenAgain: Story = {
  args: { transfers: [{ ...sending, state: 'waiting' }], onGoOn: fn(() => true) },
  play: async ({ args, canvasElement }) => {
    const file = given()
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, file)
    await waitFor(() => expect(args.onGoOn).toHaveBeenCalledWith(file))
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** The project has a file of this name. */
export const NameTaken: Story = {
  play: async ({ canvasElement }) => {
    onUpload.mockResolvedValue({ name: 'alreadyExists' })
    const dialog = await giveFile(canvasElement, given())
    await fillIn(dialog)
    await waitFor(() => expect(dialog.querySelector('input[aria-invalid="true"]')).not.toBeNull())
    await expect(within(document.body).getByRole('dialog')).toBeVisible()
  },
}

/** Larger than the limit of the server: it is refused at once, without a request. */
export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const large = new File(['bytes'], 'disk-image.iso')
    Object.defineProperty(large, 'size', { value: 9 * 1024 * mebibyte })
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, large)
    const reason = await within(canvasElement).findByText(/disk-image\.iso/)
    await expect(reason).toHaveTextContent(/ 8 (GB|Go)\.$/)
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** On its way: it can be paused or given up. */
export const Uploading: Story = {
  args: { transfers: [sending] },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: /(Pause|Suspendre) studio/ }))
    await expect(args.onPause).toHaveBeenCalledWith(sending.id)
    await userEvent.click(screen.getByRole('button', { name: /(Cancel|Annuler) studio/ }))
    await expect(args.onCancel).toHaveBeenCalledWith(sending.id)
  },
}

/** All bytes are sent: the server takes a while to check them. */
export const Checking: Story = {
  args: { transfers: [{ ...sending, sent: sending.size }] },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(screen.getByText(/(Checking the file|Vérification du fichier)/)).toBeVisible()
  },
}

/** Paused by the person. */
export const Paused: Story = {
  args: { transfers: [{ ...sending, state: 'paused' }] },
  play: async ({ args, canvasElement }) => {
    const resume = main(canvasElement).getByRole('button', { name: /(Resume|Reprendre) studio/ })
    await userEvent.click(resume)
    await expect(args.onResume).toHaveBeenCalledWith(sending.id)
  },
}

/** The connection was lost for longer than it is tried again by itself. */
export const ConnectionLost: Story = {
  args: { transfers: [{ ...sending, state: 'lost' }] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      main(canvasElement).getByRole('button', { name: /(Try again with|Réessayer) studio/ }),
    )
    await expect(args.onResume).toHaveBeenCalledWith(sending.id)
  },
}

/** The server refused it, and says why. */
export const Refused: Story = {
  args: {
    transfers: [
      { ...sending, state: 'refused', reason: 'The file did not arrive as it was sent. Send it again.' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByText(/did not arrive/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /(Dismiss|Masquer) studio/ }))
    await expect(args.onForget).toHaveBeenCalledWith(sending.id)
  },
}

/** Begun before: it continues when the same file is chosen again. */
export const Waiting: Story = {
  args: { transfers: [{ ...sending, state: 'waiting' }] },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: /(Cancel|Annuler) studio/ }))
    await expect(args.onCancel).toHaveBeenCalledWith(sending.id)
  },
}

/** All of it has arrived: the result is announced. */
export const Done: Story = {
  args: { transfers: [{ ...sending, sent: sending.size, state: 'done' }] },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('status')[0]).toHaveTextContent('studio-6.2.0-windows.zip')
    await expect(screen.queryByRole('progressbar')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /(Dismiss|Masquer) studio/ }))
    await expect(args.onForget).toHaveBeenCalledWith(sending.id)
  },
}

const longName = `${'a'.repeat(96)}.zip`

/** The longest name without spaces during an upload: it stays within the page of a phone, with its buttons and its card. */
export const LongTransfer: Story = {
  args: {
    transfers: [
      { ...sending, name: longName, project: 'Sprachsteuerungsentwicklungsumgebung'.repeat(2) },
      { ...sending, id: 13, name: longName, state: 'refused', reason: `${longName} is no archive.` },
    ],
    files: ready({ data: [{ ...kit, file: { ...kit.file, name: longName } }], total: 1 }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await staysInside(canvasElement)
  },
}

/** The question before a file of the longest name is deleted. */
export const DeletingLongName: Story = {
  args: { files: ready({ data: [{ ...kit, file: { ...kit.file, name: longName } }], total: 1 }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const ask = main(canvasElement).getByRole('button', { name: /^(Delete|Supprimer) a+\.zip/ })
    await userEvent.click(ask)
    const dialog = await within(document.body).findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await staysInside(dialog)
  },
}

/** Expects all text and controls to be within the window. */
async function staysInside(part: HTMLElement) {
  for (const element of part.querySelectorAll('p, h1, h2, h3, button'))
    await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  await expect(part.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** Tablet, in French: the actions on a file are on one line, as icons. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false }, locale: 'fr-FR' },
  play: async ({ args, canvasElement }) => {
    const [, row] = main(canvasElement).getAllByRole('row')
    await expect(linesOfButtons(row)).toBe(1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const buttons = within(row as HTMLElement)
    await userEvent.click(buttons.getByRole('button', { name: 'Télécharger studio-6.1.4-windows.zip' }))
    await expect(args.onDownload).toHaveBeenCalledWith(studio)
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  args: { transfers: [sending] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
