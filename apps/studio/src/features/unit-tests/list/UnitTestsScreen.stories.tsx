import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aUnitTestRunSummary, aUnitTestSummary } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  expectDeletion,
  expectPendingDeletion,
  expectRefusedDeletion,
  neverSettled,
  refusedDeletion,
} from '../../../testing/deletion.js'
import { either } from '../../../testing/either.js'
import { unitTestsMessages } from '../messages/index.js'
import { UnitTestsScreen, type UnitTestsScreenProps } from './UnitTestsScreen.js'

const message = either(unitTestsMessages)

const tests = [
  aUnitTestSummary({ last_run: aUnitTestRunSummary({ files: 46, tested: 46, passed: 41, average: 7038 }) }),
  aUnitTestSummary({
    id: 42,
    name: 'Quiet room',
    files: 12,
    last_run: aUnitTestRunSummary({ files: 12, tested: 12, passed: 12, average: 8120 }),
  }),
  aUnitTestSummary({ id: 43, name: 'Forklift noise', files: 40, last_run: null }),
]

const meta = {
  title: 'Studio/Unit tests/List',
  component: UnitTestsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    type: 'voice_commands',
    modelName: 'picking-en',
    modelHref: '/7/voice-commands/11',
    tests: ready(tests),
    newHref: '/7/voice-commands/11/unit-tests/new',
    hrefOf: ({ id }) => `/7/voice-commands/11/unit-tests/${id}`,
    editHrefOf: ({ id }) => `/7/voice-commands/11/unit-tests/${id}/edit`,
    onEdit: fn(),
    onRun: fn<UnitTestsScreenProps['onRun']>(async () => {}),
    onDelete: fn<UnitTestsScreenProps['onDelete']>(async () => {}),
  },
} satisfies Meta<typeof UnitTestsScreen>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvas: HTMLElement, name: RegExp) => within(within(canvas).getByRole('row', { name }))

/** Tests with the results of their last run; one never ran. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const first = rowOf(canvasElement, /Aisle accents/)
    await expect(first.getByRole('link')).toHaveAttribute('href', '/7/voice-commands/11/unit-tests/41')
    await expect(first.getByText(message('list.passed', { passed: 41, files: 46 }))).toBeVisible()
    await expect(rowOf(canvasElement, /Forklift/).getByText(message('list.never'))).toBeVisible()
    const run = { name: message('list.runOf', { test: 'Forklift noise' }) }
    await userEvent.click(within(canvasElement).getByRole('button', run))
    await expect(args.onRun).toHaveBeenCalledWith(tests[2])
  },
}

/** A running test: it shows its progress, and cannot be started twice. */
export const Running: Story = {
  args: {
    tests: ready([
      aUnitTestSummary({
        last_run: aUnitTestRunSummary({ status: 'running', files: 46, tested: 17, ended_at: null }),
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, /Aisle accents/)
    await expect(row.getByText(message('list.testing', { tested: 17, files: 46 }))).toBeVisible()
    const run = { name: message('list.runOf', { test: 'Aisle accents' }) }
    await expect(row.getByRole('button', run)).toBeDisabled()
  },
}

/** The tests are loading. */
export const Loading: Story = {
  args: { tests: loading, modelName: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** The tests could not be read. */
export const Failed: Story = {
  args: { tests: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      new RegExp(message('list.failed').source.slice(1, -1)),
    )
  },
}

/** A model without tests, and how to begin. */
export const Empty: Story = {
  args: { tests: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('list.empty.title'))).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: message('list.new') })).toHaveAttribute(
      'href',
      '/7/voice-commands/11/unit-tests/new',
    )
  },
}

async function askToDelete(canvasElement: HTMLElement) {
  const menu = { name: message('list.menu', { test: 'Quiet room' }) }
  await userEvent.click(within(canvasElement).getByRole('button', menu))
  const page = within(document.body)
  await userEvent.click(await page.findByRole('menuitem', { name: message('list.delete') }))
  return page.findByRole('alertdialog')
}

/** The dialog first says what is lost; the recordings stay. */
export const DeleteDialog: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(await askToDelete(canvasElement)).toHaveAccessibleName(/Quiet room/)
    await expectDeletion({ name: message('delete.confirm'), onDelete: args.onDelete }, tests[1])
  },
}

/** The unit test is being deleted: the question stays until it is. */
export const Deleting: Story = {
  args: { onDelete: fn<UnitTestsScreenProps['onDelete']>(neverSettled) },
  play: async ({ canvasElement, args }) => {
    await askToDelete(canvasElement)
    await expectPendingDeletion({ name: message('delete.confirm'), onDelete: args.onDelete })
  },
}

/** The server does not delete the unit test: the question stays. */
export const DeletionRefused: Story = {
  args: { onDelete: fn<UnitTestsScreenProps['onDelete']>(refusedDeletion) },
  play: async ({ canvasElement, args }) => {
    await askToDelete(canvasElement)
    await expectRefusedDeletion({ name: message('delete.confirm'), onDelete: args.onDelete })
  },
}

/** Phone: a card for each test. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
