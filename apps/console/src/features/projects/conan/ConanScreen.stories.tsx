import { ApiError, type ConanPackage, failed, loading, ready } from '@saywright/api/contract'
import { aPage } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { packageMessages } from '../../../parts/conan/messages.js'
import { inProjectArea } from '../area/testing/frame.js'
import { ConanScreen, type ConanScreenProps } from './ConanScreen.js'
import { conanMessages } from './messages.js'

const version = (name: string, number: string, created_at: string) => ({
  version: number,
  reference: `${name}/${number}`,
  created_at,
  package_files: [
    { platform: 'linux', architecture: 'x86_64', version: number, size: 19_293_798 },
    { platform: 'windows', architecture: 'x86_64', version: number, size: 18_874_368 },
  ],
})
const aPackage = (id: number, name: string, description: string): ConanPackage => ({
  id,
  name,
  description,
  slug: name,
  package_type: 'shared-library',
  version: '6.1.4',
  dependencies: [],
  package_files: version(name, '6.1.4', '').package_files,
  created_at: '2026-11-20T16:00:00.000Z',
  children: [
    version(name, '6.1.4', '2026-11-20T16:00:00.000Z'),
    version(name, '6.1.3', '2026-10-31T16:00:00.000Z'),
  ],
})
const packages = [
  aPackage(1, 'saywright-asr', 'Grammar and dictation engines'),
  aPackage(2, 'saywright-core', 'Runtime, license and configuration'),
]

const change = fn<ConanScreenProps['onPageChange']>()
const retry = fn()
const write = fn(async (_text: string) => {})

const meta = {
  title: 'Console/Projects/Conan packages',
  component: ConanScreen,
  decorators: inProjectArea('conan'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => {
    for (const mock of [change, retry, write]) mock.mockClear()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
  },
  args: {
    packages: ready(aPage(packages, 12)),
    command: 'conan remote add project-8 https://console.example.com/api/conan/8',
    securityHref: '/account/security',
    page: 1,
    pageSize: 10,
    onPageChange: change,
  },
} satisfies Meta<typeof ConanScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))
const words = (locale: unknown) => messagesIn(conanMessages, locale)

/** A package opens its versions, each with its reference to copy. */
export const Ready: Story = {
  name: 'K-044 Ready',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const table = within(main(canvasElement).getByRole('table'))
    await expect(table.getByText('Grammar and dictation engines')).toBeVisible()
    // The eye looks for names: they are heavier than what describes them.
    await expect(table.getByText('saywright-asr')).toHaveStyle({ fontWeight: '600' })
    await userEvent.click(table.getByRole('button', { name: 'saywright-asr' }))
    const versions = within(
      table.getByRole('list', { name: t.versionsOf.replace('{{name}}', 'saywright-asr') }),
    ).getAllByRole('listitem')
    await expect(versions).toHaveLength(2)
    await expect(versions[0]).toHaveTextContent(t.latest)
    await expect(versions[1]).not.toHaveTextContent(t.latest)
    await userEvent.click(within(versions[1]!).getByRole('button'))
    await expect(write).toHaveBeenCalledWith('saywright-asr/6.1.3')
    await expect(
      main(canvasElement).getByRole('link', { name: /^(security settings|paramètres de sécurité)$/ }),
    ).toHaveAttribute('href', '/account/security')
  },
}

/** For which versions of the studio a package is, where staff said some; headers are for every system. */
export const StudioVersions: Story = {
  args: {
    packages: ready(
      aPage([
        {
          ...packages[0]!,
          children: [
            {
              ...version('saywright-asr', '6.1.4', '2026-11-20T16:00:00.000Z'),
              package_files: [
                {
                  ...{ platform: 'any', architecture: 'any', version: '6.1.4', size: 19_293_798 },
                  ...{ min_studio_version: '6.1', max_studio_version: null },
                },
              ],
            },
          ],
        },
      ]),
    ),
  },
  play: async ({ canvasElement, globals }) => {
    const shared = messagesIn(packageMessages, globals.locale)
    const table = within(main(canvasElement).getByRole('table'))
    await userEvent.click(table.getByRole('button', { name: 'saywright-asr' }))
    const only = within(table.getByRole('list')).getByRole('listitem')
    await expect(only).toHaveTextContent(shared.anySystem)
    await expect(only).toHaveTextContent(shared.fromStudio.replace('{{first}}', '6.1'))
  },
}

/** The next page is requested. */
export const Pages: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(main(canvasElement).getByRole('navigation', { name: /Conan/ }))
    await userEvent.click(pages.getAllByRole('button').at(-1)!)
    await expect(change).toHaveBeenCalledWith(2, 10)
  },
}

/** Nothing was delivered as a package. */
export const Empty: Story = {
  args: { packages: ready(aPage([])) },
  play: async ({ canvasElement, globals }) =>
    expect(main(canvasElement).getByText(words(globals.locale).empty)).toBeVisible(),
}

/** The packages are loading. */
export const Loading: Story = {
  args: { packages: loading },
  play: async ({ canvasElement }) => expect(main(canvasElement).queryByRole('table')).toBeNull(),
}

/** They could not be loaded; they can be requested again. */
export const Failed: Story = {
  args: { packages: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** On a phone the descriptions are cut. */
export const Phone: Story = {
  name: 'K-044 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByText('Grammar and dictation engines')).toBeNull()
    await expect(main(canvasElement).getByRole('button', { name: 'saywright-core' })).toBeVisible()
  },
}
