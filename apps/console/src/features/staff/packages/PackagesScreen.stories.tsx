import { ApiError, failed, loading, ready, type StaffPackage } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { packageMessages } from '../../../parts/conan/messages.js'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import type { Transfer } from '../downloads/transfer.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, leafsOn, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { packagesMessages } from './messages.js'
import { PackagesScreen, type PackagesScreenProps } from './PackagesScreen.js'

const mebibyte = 1024 * 1024
const built = (platform: string, megabytes: number): StaffPackage['binaries'][number] => ({
  package_id: '63fead0844576fc02943e16909f08fcdddd6f44b',
  revision: 'b41864e2908007e569008d6b5fe27876',
  platform,
  architecture: 'x86_64',
  size: megabytes * mebibyte,
  sha1: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
})
const asr: StaffPackage = {
  id: 9,
  name: 'saywright-asr',
  version: '6.1.4',
  revision: 'b579f08fb64b8833fe0eca4c49a5d91f',
  description: 'Grammar and dictation engines',
  package_type: 'shared-library',
  min_studio_version: '6.1',
  max_studio_version: '6.9',
  created_at: '2026-11-20T16:00:00.000Z',
  size: 57 * mebibyte,
  project: { id: 7, title: 'Kitchen lamp' },
  organization: { id: 3, name: 'Lumière Instruments' },
  // Of Linux with two options: one system.
  binaries: [built('linux', 18), built('linux', 20), built('windows', 19)],
}
const recipe: StaffPackage = {
  ...asr,
  id: 11,
  name: 'saywright-toolchain',
  size: 4096,
  binaries: [],
}
const headers: StaffPackage = {
  ...asr,
  id: 10,
  name: 'saywright-headers',
  version: '6.2.0-beta',
  revision: '277dc0e5eb34bfe1ab95b326277f2bb7',
  description: null,
  min_studio_version: null,
  max_studio_version: null,
  project: { id: 9, title: 'Warehouse voice picking' },
  organization: { id: 5, name: 'Halden Logistics' },
  size: 2 * mebibyte,
  binaries: [{ ...built('any', 2), architecture: 'any' }],
}
const sending: Transfer = {
  id: 12,
  kind: 'package',
  name: 'saywright-tts.tgz',
  project: 'Kitchen lamp',
  size: 40 * mebibyte,
  sent: 10 * mebibyte,
  state: 'sending',
}

const retry = fn()
const onPublish = fn<PackagesScreenProps['onPublish']>()
const onSave = fn<PackagesScreenProps['onSave']>()
const onWithdraw = fn<PackagesScreenProps['onWithdraw']>()

const meta = {
  title: 'Console/Staff/Packages',
  component: PackagesScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/packages' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    packages: ready({ data: [asr, headers, recipe], total: 3 }),
    place: firstPlace,
    onPlace: fn(),
    projectSearch: {
      projects: [
        { id: 7, title: 'Kitchen lamp', organization: asr.organization },
        { id: 9, title: 'Warehouse voice picking', organization: headers.organization },
      ],
      onSearch: fn(),
    },
    transfers: [],
    onPublish,
    onSave,
    onWithdraw,
    onInvalid: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(async () => {}),
    onForget: fn(),
  },
  beforeEach: () => {
    for (const action of [onPublish, onSave]) action.mockReset().mockResolvedValue(undefined)
    onWithdraw.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof PackagesScreen>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body).findByRole('dialog')
const words = (locale: unknown) => messagesIn(packagesMessages, locale)
const rowOf = (canvasElement: HTMLElement, name: RegExp) =>
  within(main(canvasElement).getByRole('row', { name }))

/** On their way. */
export const Loading: Story = {
  args: { packages: loading },
  play: seesLoading,
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { packages: failed(new ApiError({ kind: 'network' }), retry) },
  play: asksAgain(retry),
}

/** Empty list. */
export const Empty: Story = {
  args: { packages: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByText(words(globals.locale).emptyTitle)).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { packages: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: takesWordsBack,
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    packages: ready({
      data: Array.from({ length: 10 }, (_, index) => ({ ...asr, id: 100 + index })),
      total: 34,
    }),
  },
  play: leafsOn,
}

/** Three revisions: each has the targets of its builds, and its versions of the studio. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const shared = messagesIn(packageMessages, globals.locale)
    const library = rowOf(canvasElement, /saywright-asr/)
    await expect(library.getByText('b579f08f')).toBeVisible()
    await expect(library.getAllByText(/^(linux|windows) x86_64$/)).toHaveLength(2)
    await expect(
      library.getByText(shared.betweenStudios.replace('{{first}}', '6.1').replace('{{last}}', '6.9')),
    ).toBeVisible()
    const forAll = rowOf(canvasElement, /saywright-headers/)
    await expect(forAll.getByText(shared.anySystem)).toBeVisible()
    await expect(forAll.getByText(shared.anyStudio)).toBeVisible()
    await expect(rowOf(canvasElement, /saywright-toolchain/).getByText(t.noBuilds)).toBeVisible()
  },
}

/** The longest names that Conan and a project may have stay within the page. */
export const LongText: Story = {
  args: {
    packages: ready({
      data: [
        {
          ...asr,
          name: 'saywright_acoustic_models_for_industrial_environments_with_hearing_protection_and_far_field_mics',
          version: '2026.11.20+industrial.release.candidate.12',
          project: {
            id: 7,
            title: 'Voice picking in cold stores with gloves, masks and two hundred dialects',
          },
          binaries: [built('linux', 18), built('windows', 19), built('neutrino', 20), built('android', 20)],
        },
      ],
      total: 1,
    }),
  },
}

/** A package is withdrawn only after a question that names it. */
export const Withdrawing: Story = {
  play: async ({ canvasElement }) => {
    const withdraw = rowOf(canvasElement, /saywright-asr/).getByRole('button', {
      name: /(Withdraw|Retirer) saywright-asr\/6\.1\.4/,
    })
    await userEvent.click(withdraw)
    const question = await within(document.body).findByRole('alertdialog')
    await expect(question).toHaveTextContent('Kitchen lamp')
    await userEvent.click(within(question).getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(onWithdraw).toHaveBeenCalledWith(asr))
    await openAgain(withdraw)
  },
}

/** The details of a package are changed; an emptied field removes its value. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const change = rowOf(canvasElement, /saywright-asr/).getByRole('button', {
      name: /(Change|Modifier) saywright-asr\/6\.1\.4/,
    })
    await userEvent.click(change)
    const form = await dialog()
    await userEvent.clear(inputNamed(form, 'max_studio_version'))
    await userEvent.click(submitButton(form))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(asr, {
        description: 'Grammar and dictation engines',
        min_studio_version: '6.1',
        max_studio_version: '',
      }),
    )
    await openAgain(change)
  },
}

/** An invalid version, and a range that ends before it begins, are reported beside the field. */
export const WrongVersions: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await userEvent.click(
      rowOf(canvasElement, /saywright-asr/).getByRole('button', { name: /(Change|Modifier) saywright-asr/ }),
    )
    const form = await dialog()
    const last = inputNamed(form, 'max_studio_version')
    await userEvent.clear(last)
    await userEvent.type(last, '6.0.9')
    await userEvent.click(submitButton(form))
    await expect(await within(form).findByText(t.wrongRange)).toBeVisible()
    const first = inputNamed(form, 'min_studio_version')
    await userEvent.clear(first)
    await userEvent.type(first, 'six')
    await userEvent.click(submitButton(form))
    await expect(await within(form).findByText(t.wrongVersion)).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

const giveFile = async (canvasElement: HTMLElement) => {
  const archive = new File(['bytes'], 'saywright-tts.tgz', { type: 'application/gzip' })
  const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, archive)
  return dialog()
}

/** An archive was chosen: its project is requested before any byte of it is sent. */
export const Publishing: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await giveFile(canvasElement)
    await userEvent.click(submitButton(form))
    await expect(onPublish).not.toHaveBeenCalled()
    await userEvent.type(within(form).getByRole('combobox'), 'Kitchen')
    await userEvent.click((await within(document.body).findAllByRole('option'))[0] as HTMLElement)
    await expect(args.projectSearch.onSearch).toHaveBeenCalledWith('Kitchen')
    await userEvent.type(inputNamed(form, 'min_studio_version'), '6.1')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(onPublish).toHaveBeenCalledOnce())
    const [file, values] = onPublish.mock.calls[0] ?? []
    await expect(file?.name).toBe('saywright-tts.tgz')
    await expect(values).toMatchObject({ project: '7', min_studio_version: '6.1', max_studio_version: '' })
    await openAgain(() => giveFile(canvasElement))
  },
}

/** Not a gzipped tar archive: it is refused at once, without a request. */
export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, new File(['bytes'], 'saywright-tts.zip'), { applyAccept: false })
    await expect(await within(canvasElement).findByText(/saywright-tts\.zip/)).toBeVisible()
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** On its way: it can be paused or given up. */
export const Uploading: Story = {
  args: { transfers: [sending] },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await userEvent.click(screen.getByRole('button', { name: /(Pause|Suspendre) saywright-tts/ }))
    await expect(args.onPause).toHaveBeenCalledWith(sending.id)
  },
}

/** The server refused its content, and names the wrong file. */
export const Refused: Story = {
  args: {
    transfers: [
      {
        ...sending,
        state: 'refused',
        reason: 'lib/libtts.so.1 does not match its manifest. Build the package again, then save it.',
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getByText(/libtts\.so\.1 does not match/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /(Dismiss|Masquer) saywright-tts/ }))
    await expect(args.onForget).toHaveBeenCalledWith(sending.id)
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  args: { transfers: [sending] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
