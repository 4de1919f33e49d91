import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aFile, aPage } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inProjectArea } from '../area/testing/frame.js'
import { DownloadsScreen, type DownloadsScreenProps } from './DownloadsScreen.js'
import type { FileFilters } from './fileFilters.js'
import { downloadsMessages } from './messages.js'

const tag = (type: 'technology' | 'type' | 'platform' | 'other', name: string) => ({
  type,
  name,
  display_name: name,
})
const files = [
  aFile({
    id: 1,
    name: 'vdk-voice-commands-6.1.4-windows-x86_64.zip',
    tags: [tag('platform', 'windows'), tag('technology', 'asr'), tag('type', 'lib')],
  }),
  aFile({
    id: 2,
    name: 'vdk-wake-word-eng-US-6.1.4.tar.gz',
    size: 23_383_245,
    tags: [
      tag('technology', 'wake-word'),
      tag('type', 'lib'),
      tag('platform', 'android'),
      tag('other', 'eng-US'),
    ],
  }),
  aFile({
    id: 3,
    name: 'picking-intents-template-eng-US.zip',
    size: 1_887_436,
    created_at: '2026-11-14T09:00:00.000Z',
    tags: [tag('technology', 'asr'), tag('type', 'templates'), tag('platform', 'windows')],
  }),
]

const unfiltered: FileFilters = { name: '', sort: undefined, page: 1, pageSize: 10 }
const change = fn<DownloadsScreenProps['onFiltersChange']>()
const download = fn<DownloadsScreenProps['onDownload']>(async () => {})
const fetchInstaller = fn<DownloadsScreenProps['onDownloadInstaller']>(async () => undefined)
const rest = fn<(words: string) => void>()
const retry = fn()
const copyChecksum = fn<DownloadsScreenProps['onCopyChecksum']>()

const meta = {
  title: 'Console/Projects/Downloads',
  component: DownloadsScreen,
  decorators: inProjectArea('downloads'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    for (const mock of [change, download, fetchInstaller, rest, retry, copyChecksum]) mock.mockClear()
  },
  args: {
    files: ready(aPage(files, 48)),
    installers: ready([
      { system: 'windows', version: '6.1.4' },
      { system: 'linux', version: '6.1.4' },
    ]),
    filters: unfiltered,
    onFiltersChange: change,
    search: { suggestions: [], isSuggesting: false, onRest: rest },
    onDownload: download,
    onCopyChecksum: copyChecksum,
    onDownloadInstaller: fetchInstaller,
    onInvalidInstaller: fn(),
  },
} satisfies Meta<typeof DownloadsScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(downloadsMessages, locale)
const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))
const table = (canvas: HTMLElement) => within(main(canvas).getByRole('table'))

/** Installers, filters, files by the newest, and a way through the pages. */
export const Ready: Story = {
  name: 'K-043 K-056 Ready',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const heads = table(canvasElement).getAllByRole('columnheader')
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      t.columns.name,
      t.columns.size,
      t.columns.date,
      t.columns.tags,
      t.columns.download,
    ])
    const [system, version, way] = within(main(canvasElement).getByRole('form'))
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    await expect([version?.bottom, way?.bottom]).toEqual([system?.bottom, system?.bottom])
    const bar = within(main(canvasElement).getByRole('search'))
    for (const filter of [t.platform.label, t.technology.label, t.type.label])
      await expect(bar.getByRole('button', { name: new RegExp(filter) })).toBeVisible()
    await expect(main(canvasElement).getByRole('combobox', { name: t.search })).toBeVisible()
    await expect(main(canvasElement).getByRole('navigation', { name: t.title })).toBeVisible()
    await expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
      'none',
      'none',
      'descending',
      null,
      null,
    ])
    const rows = table(canvasElement).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/184[.,]6/)
    await expect(rows[0]).toHaveTextContent('20/11/2026')
    // Technology, type and platform in this order, in the words of the language; other tags are not shown.
    await expect(rows[1]).toHaveTextContent(/(Wake word|Mot de réveil)(Libraries|Bibliothèques)Android/)
    await expect(rows[1]).not.toHaveTextContent('eng-USeng')
    const { name } = files[1]!
    await userEvent.click(
      within(rows[1]!).getByRole('button', { name: t.download.replace('{{name}}', name) }),
    )
    await expect(download).toHaveBeenCalledWith(files[1])
    await userEvent.click(
      within(rows[1]!).getByRole('button', { name: t.checksum.replace('{{name}}', name) }),
    )
    await expect(copyChecksum).toHaveBeenCalledWith(files[1])
  },
}

/** A press on a column sorts by it; the first page comes again. */
export const Sorted: Story = {
  name: 'A-058 Sorted',
  args: { filters: { ...unfiltered, sort: { column: 'size', direction: 'ascending' }, page: 3 } },
  play: async ({ canvasElement }) => {
    const heads = table(canvasElement).getAllByRole('columnheader')
    await expect(heads[1]).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(heads[1]!).getByRole('button'))
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, sort: { column: 'size', direction: 'descending' } }),
    )
  },
}

/** A name that the person rests at is looked for; a suggestion that is chosen filters. */
export const Searched: Story = {
  name: 'F-055 Searched',
  args: { search: { suggestions: files.map(({ name }) => name), isSuggesting: false, onRest: rest } },
  play: async ({ canvasElement }) => {
    await userEvent.type(main(canvasElement).getByRole('combobox'), 'vdk')
    await expect(rest).not.toHaveBeenCalledWith('vdk')
    await waitFor(() => expect(rest).toHaveBeenLastCalledWith('vdk'))
    await userEvent.click(await screen.findByRole('option', { name: files[1]!.name }))
    await waitFor(() =>
      expect(change).toHaveBeenLastCalledWith({ ...unfiltered, name: files[1]!.name, page: 1 }),
    )
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Emptied, the field filters no longer, without Enter. */
export const SearchEmptied: Story = {
  name: 'F-055 Search emptied',
  args: { filters: { ...unfiltered, name: 'vdk' } },
  play: async ({ canvasElement }) => {
    await userEvent.clear(main(canvasElement).getByRole('combobox'))
    await expect(change).toHaveBeenLastCalledWith(unfiltered)
  },
}

/** A platform and a technology are chosen: they are marked, and can be reset together. */
export const Filtered: Story = {
  args: {
    filters: { ...unfiltered, platform: 'windows', technology: 'wake-word', page: 2 },
    files: ready(aPage([files[0]!, files[2]!])),
  },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const bar = within(main(canvasElement).getByRole('search'))
    await userEvent.click(bar.getByRole('button', { name: new RegExp(t.type.label) }))
    await userEvent.click(await screen.findByRole('option', { name: /Examples|Exemples/ }))
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ platform: 'windows', type: 'example', page: 1 }),
    )
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(bar.getAllByRole('button').at(-1)!)
    await expect(change).toHaveBeenLastCalledWith({
      ...unfiltered,
      platform: undefined,
      technology: undefined,
      type: undefined,
    })
  },
}

/** Each way to ask for other files leads back to their first page; another page alone does not. */
export const FirstPageAgain: Story = {
  name: 'A-059 First page again',
  tags: ['no-picture'],
  args: {
    filters: { ...unfiltered, page: 3 },
    search: { suggestions: [], isSuggesting: false, onRest: rest },
  },
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    const bar = within(main(canvasElement).getByRole('search'))
    for (const [label, option, chosen] of [
      [t.platform.label, 'Linux', { platform: 'linux' }],
      [t.technology.label, /^(Wake word|Mot de réveil)$/, { technology: 'wake-word' }],
      [t.type.label, /^(Libraries|Bibliothèques)$/, { type: 'lib' }],
    ] as const) {
      await userEvent.click(bar.getByRole('button', { name: new RegExp(label) }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
      await expect(change).toHaveBeenLastCalledWith({ ...args.filters, ...chosen, page: 1 })
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
    await userEvent.type(main(canvasElement).getByRole('combobox'), 'vdk{Enter}')
    await expect(change).toHaveBeenLastCalledWith({ ...args.filters, name: 'vdk', page: 1 })
    await userEvent.click(table(canvasElement).getByRole('button', { name: new RegExp(t.columns.size) }))
    await expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, sort: { column: 'size', direction: 'ascending' } }),
    )
    const pages = within(main(canvasElement).getByRole('navigation', { name: t.title }))
    await userEvent.click(pages.getByRole('button', { name: /^(Next|Page suivante|Suivant)/ }))
    await expect(change).toHaveBeenLastCalledWith({ ...args.filters, page: 4 })
  },
}

/** Nothing passes the filters. */
export const NothingFound: Story = {
  args: { filters: { ...unfiltered, name: 'beos' }, files: ready(aPage([])) },
  play: async ({ canvasElement, globals }) => {
    await expect(table(canvasElement).getByText(words(globals.locale).nothingFound.title)).toBeVisible()
    await expect(
      main(canvasElement).queryByRole('navigation', { name: words(globals.locale).title }),
    ).toBeNull()
  },
}

/** Nothing was delivered: no installer, no file. */
export const Empty: Story = {
  name: 'K-043 Empty',
  args: { installers: ready([]), files: ready(aPage([])) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).queryByRole('form')).toBeNull()
    await expect(table(canvasElement).getByText(words(globals.locale).empty.title)).toBeVisible()
  },
}

/** The studio can be installed before anything else is delivered. */
export const InstallersOnly: Story = {
  args: { files: ready(aPage([])) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByRole('form')).toBeVisible()
    await expect(table(canvasElement).getByText(words(globals.locale).empty.title)).toBeVisible()
  },
}

/** The deliveries have no studio to install. */
export const WithoutInstaller: Story = {
  args: { installers: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('form')).toBeNull()
    await expect(table(canvasElement).getAllByRole('row')).toHaveLength(4)
  },
}

/** A file below a tenth of a megabyte has its size in kilobytes. */
export const SmallFile: Story = {
  name: 'L-034 Small file',
  args: {
    files: ready(aPage([aFile({ id: 4, name: 'licence-agreement.txt', size: 1300, tags: [] }), files[0]!])),
  },
  play: async ({ canvasElement, globals }) => {
    const rows = table(canvasElement).getAllByRole('row').slice(1)
    await expect(rows[0]).toHaveTextContent(globals.locale === 'fr-FR' ? '1,3 Ko' : '1.3 KB')
    await expect(rows[1]).toHaveTextContent(globals.locale === 'fr-FR' ? '184,6 Mo' : '184.6 MB')
  },
}

/** The files are loading. */
export const Loading: Story = {
  args: { files: loading },
  play: async ({ canvasElement }) =>
    expect(main(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true'),
}

/** The files could not be read; they can be requested again. */
export const Failed: Story = {
  args: { files: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await main(canvasElement).findByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Where the installers could not be read, their block says so, and the files below are there all the same. */
export const InstallersFailed: Story = {
  args: { installers: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement, globals }) => {
    const block = within(await main(canvasElement).findByRole('alert'))
    await expect(block.getByText(words(globals.locale).installer.failed)).toBeVisible()
    await userEvent.click(block.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(table(canvasElement).getAllByRole('row')).toHaveLength(4)
  },
}

/** The installers are loading: nothing is drawn that might disappear again. */
export const InstallersLoading: Story = {
  tags: ['no-picture'],
  args: { installers: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('form')).toBeNull()
    await expect(table(canvasElement).getAllByRole('row')).toHaveLength(4)
  },
}

/** The chosen installer is fetched. */
export const Installer: Story = {
  name: 'F-054 Installer',
  play: async ({ args, canvasElement }) => {
    const form = within(main(canvasElement).getByRole('form'))
    await userEvent.click(form.getAllByRole('button').at(-1)!)
    await expect(args.onInvalidInstaller).toHaveBeenCalled()
    await expect(fetchInstaller).not.toHaveBeenCalled()
    for (const [place, option] of [
      [0, 'Linux'],
      [1, '6.1.4'],
    ] as const) {
      await userEvent.click(form.getAllByRole('button')[place]!)
      await userEvent.click(await screen.findByRole('option', { name: option }))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
    await userEvent.click(form.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(fetchInstaller).toHaveBeenCalledWith({ system: 'linux', version: '6.1.4' }))
  },
}

/** The installer is being requested: it is not requested twice. */
export const InstallerUnderWay: Story = {
  name: 'F-054 Installer under way',
  args: {
    installers: ready([{ system: 'linux', version: '6.1.4' }]),
    onDownloadInstaller: fn<DownloadsScreenProps['onDownloadInstaller']>(() => new Promise(() => {})),
  },
  play: async ({ args, canvasElement }) => {
    const form = within(main(canvasElement).getByRole('form'))
    for (const option of ['Linux', '6.1.4']) {
      const place = option === 'Linux' ? 0 : 1
      await userEvent.click(form.getAllByRole('button')[place]!)
      await userEvent.click(await screen.findByRole('option', { name: option }))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    }
    const fetchIt = form.getAllByRole('button').at(-1)!
    await userEvent.click(fetchIt)
    await waitFor(() => expect(fetchIt).toHaveAttribute('data-pending'))
    await userEvent.click(fetchIt)
    await expect(args.onDownloadInstaller).toHaveBeenCalledOnce()
  },
}

/** Tablet: everything of the table, which scrolls nothing but the page. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    const list = main(canvasElement).getByRole('table')
    await expect(within(list).getAllByRole('columnheader')).toHaveLength(5)
    await expect(list.parentElement?.scrollWidth).toBe(list.parentElement?.clientWidth)
    await expect(within(list).getAllByRole('row')[1]).toHaveTextContent(/vdk-voice-commands/)
  },
}

/** On a phone the files are listed without downloads, and the page says why. */
export const Phone: Story = {
  name: 'K-043 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(main(canvasElement).getByText(t.phone, { normalizer: (text) => text })).toBeVisible()
    await expect(main(canvasElement).queryByRole('form')).toBeNull()
    const list = main(canvasElement).getByRole('list', { name: t.title })
    const cards = within(list).getAllByRole('listitem')
    await expect(cards).toHaveLength(3)
    await expect(list.closest('section')).toBeNull()
    const name = t.download.replace('{{name}}', files[0]!.name)
    await expect(within(cards[0]!).getByRole('button', { name })).toBeDisabled()
  },
}
