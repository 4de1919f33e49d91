import { ready } from '@saywright/api/contract'
import { aUnitTestRunSummary, aUnitTestSummary } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { wakeWordTestsMessages } from '../messages/index.js'
import { UnitTestsScreen, type UnitTestsScreenProps } from './UnitTestsScreen.js'

const message = either(wakeWordTestsMessages)

const meta = {
  title: 'Studio/Unit tests/Wake word list',
  component: UnitTestsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    type: 'wake_word',
    modelName: 'hello-halden',
    modelHref: '/7/wake-words/21',
    tests: ready([
      aUnitTestSummary({
        ...{ model_id: 21, model_type: 'wake_word', name: 'Kitchen' },
        last_run: aUnitTestRunSummary({ files: 23, tested: 23, passed: 20, average: 6993 }),
      }),
    ]),
    newHref: '/7/wake-words/21/unit-tests/new',
    hrefOf: ({ id }) => `/7/wake-words/21/unit-tests/${id}`,
    editHrefOf: ({ id }) => `/7/wake-words/21/unit-tests/${id}/edit`,
    onEdit: fn(),
    onRun: fn<UnitTestsScreenProps['onRun']>(async () => {}),
    onDelete: fn<UnitTestsScreenProps['onDelete']>(async () => {}),
  },
} satisfies Meta<typeof UnitTestsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The tests of a model of wake words. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('list.lead'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kitchen' })).toHaveAttribute(
      'href',
      '/7/wake-words/21/unit-tests/41',
    )
  },
}

/** A model without tests, and how to begin. */
export const Empty: Story = {
  args: { tests: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('list.empty.text'))).toBeVisible()
  },
}
