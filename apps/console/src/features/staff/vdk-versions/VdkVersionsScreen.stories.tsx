import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aVdkVersion } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { vdkVersionsMessages } from './messages.js'
import { VdkVersionsScreen, type VdkVersionsScreenProps } from './VdkVersionsScreen.js'

const used = aVdkVersion()
const unused = aVdkVersion({ id: 5, label: '6.2.0-beta', display_name: 'VDK 6.2', projects_total: 0 })

const retry = fn()
const onSave = fn<VdkVersionsScreenProps['onSave']>()
const onDelete = fn<VdkVersionsScreenProps['onDelete']>()

const meta = {
  title: 'Console/Staff/VDK versions',
  component: VdkVersionsScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/vdk-versions' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready({ data: [unused, used], total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    onSave,
    onDelete,
    onInvalid: fn(),
  },
  beforeEach: () => {
    for (const spy of [onSave, onDelete]) spy.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof VdkVersionsScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(vdkVersionsMessages, locale)
const dialog = () => within(document.body).findByRole('dialog')

/** On their way. */
export const Loading: Story = {
  args: { rows: loading },
  play: seesLoading,
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { rows: failed(new ApiError({ kind: 'network' }), retry) },
  play: async (context) => {
    const alert = main(context.canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(words(context.globals.locale).failed)
    await asksAgain(retry)(context)
  },
}

/** Empty list. */
export const Empty: Story = {
  args: { rows: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByText(words(globals.locale).emptyTitle)).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { rows: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async (context) => {
    const { emptyTitle } = words(context.globals.locale)
    await expect(main(context.canvasElement).queryByText(emptyTitle)).toBeNull()
    await takesWordsBack(context)
  },
}

/** One that projects have, which cannot be deleted, and one that none has. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [, ...rows] = main(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => within(row).getAllByRole('button').length)).toEqual([2, 1])
  },
}

/** A new one needs a label and a name. */
export const Adding: Story = {
  play: async ({ args, canvasElement }) => {
    const add = main(canvasElement).getAllByRole('button')[0] as HTMLElement
    await userEvent.click(add)
    const form = await dialog()
    await userEvent.click(submitButton(form))
    await expect(args.onInvalid).toHaveBeenCalled()
    await userEvent.type(inputNamed(form, 'label'), '6.3.0')
    await userEvent.type(inputNamed(form, 'display_name'), 'VDK 6.3')
    await userEvent.click(submitButton(form))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(undefined, { label: '6.3.0', display_name: 'VDK 6.3' }),
    )
    await openAgain(add)
  },
}

/** Another version has this label already. */
export const LabelTaken: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ label: 'alreadyExists' })
  },
  play: async ({ canvasElement }) => {
    const [, row] = main(canvasElement).getAllByRole('row')
    await userEvent.click(within(row as HTMLElement).getAllByRole('button')[0] as HTMLElement)
    const form = await dialog()
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(inputNamed(form, 'label')).toBeInvalid())
    await expect(onSave.mock.lastCall?.[0]).toEqual(unused)
  },
}

/** Deleting asks first, and says that nothing uses it. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    const [, row] = main(canvasElement).getAllByRole('row')
    const remove = within(row as HTMLElement).getAllByRole('button')[1] as HTMLElement
    await userEvent.click(remove)
    const question = await within(document.body).findByRole('alertdialog')
    await expect(question).toHaveTextContent('6.2.0-beta')
    await userEvent.click(within(question).getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(unused))
    await openAgain(remove)
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
