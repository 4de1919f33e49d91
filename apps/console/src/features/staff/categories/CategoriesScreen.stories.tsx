import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aCategory, aTag } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, leafsOn, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { CategoriesScreen, type CategoriesScreenProps } from './CategoriesScreen.js'
import { categoriesMessages } from './messages.js'

const logistics = aCategory({
  id: 1,
  name: 'Logistics',
  description: 'Goods and orders.',
  children: [{ id: 2, name: 'Voice picking' }],
  projects_total: 0,
})
const picking = aCategory({
  description: 'Orders picked by voice, hands free.',
  parent_id: 1,
  locked: true,
  tags: [{ id: 3, name: 'android', type: 'platform', display_name: 'Android' }],
  projects_total: 3,
  files_total: 12,
})
const cabin = aCategory({ id: 3, name: 'Cabin', projects_total: 0 })
const categories = [cabin, logistics, picking]

const retry = fn()
const onSave = fn<CategoriesScreenProps['onSave']>()
const onDelete = fn<CategoriesScreenProps['onDelete']>()

const meta = {
  title: 'Console/Staff/Categories',
  component: CategoriesScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/categories' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready({ data: categories, total: 3 }),
    categories,
    tags: [
      aTag({
        id: 3,
        name: 'android',
        type: 'platform',
        translations: { 'en-US': 'Android', 'fr-FR': 'Android' },
        locked: true,
      }),
    ],
    place: firstPlace,
    onPlace: fn(),
    onSave,
    onDelete,
    onInvalid: fn(),
  },
  beforeEach: () => {
    for (const action of [onSave, onDelete]) action.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(categoriesMessages, locale)

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
  play: takesWordsBack,
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    rows: ready({
      data: Array.from({ length: 10 }, (_, index) => ({ ...cabin, id: 100 + index, name: `Cabin ${index}` })),
      total: 34,
    }),
  },
  play: leafsOn,
}

/** One that nothing has, one that holds another, and one that is locked and used: only the first can be deleted. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [, ...rows] = main(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => within(row).getAllByRole('button').length)).toEqual([2, 1, 1])
    await expect(rows[2]).toHaveTextContent(/Logistics.*android/)
  },
}

/** A new one is below another. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const add = main(canvasElement).getAllByRole('button')[0] as HTMLElement
    await userEvent.click(add)
    const form = await within(document.body).findByRole('dialog')
    await userEvent.type(inputNamed(form, 'name'), 'Returns')
    await userEvent.click(within(form).getAllByRole('button', { expanded: false })[0] as HTMLElement)
    const options = await within(document.body).findAllByRole('option')
    await expect(options).toHaveLength(4)
    await userEvent.click(options[2] as HTMLElement)
    await userEvent.click(submitButton(form))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(undefined, {
        name: 'Returns',
        description: '',
        parent: '1',
        tags: [],
        locked: 'no',
      }),
    )
    await openAgain(add)
  },
}

/** Only the label of one is changed: its children, and its tags, stay. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const change = within(main(canvasElement).getAllByRole('row').at(-1) as HTMLElement).getByRole('button')
    await userEvent.click(change)
    const form = await within(document.body).findByRole('dialog')
    await userEvent.clear(inputNamed(form, 'name'))
    await userEvent.type(inputNamed(form, 'name'), 'Picking')
    await userEvent.click(submitButton(form))
    await waitFor(() =>
      expect(onSave.mock.lastCall).toEqual([
        picking,
        {
          name: 'Picking',
          description: 'Orders picked by voice, hands free.',
          parent: '1',
          tags: [3],
          locked: 'yes',
        },
      ]),
    )
    await openAgain(change)
  },
}

/** Another category has this name already. */
export const NameTaken: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ name: 'alreadyExists' })
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(main(canvasElement).getAllByRole('button')[0] as HTMLElement)
    const form = await within(document.body).findByRole('dialog')
    await userEvent.type(inputNamed(form, 'name'), 'Cabin')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(inputNamed(form, 'name')).toBeInvalid())
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

/** Deleting asks first, and says that nothing uses it. */
export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    const remove = within(main(canvasElement).getAllByRole('row')[1] as HTMLElement).getAllByRole('button')[1]
    await userEvent.click(remove as HTMLElement)
    const question = await within(document.body).findByRole('alertdialog')
    await expect(question).toHaveTextContent('Cabin')
    await userEvent.click(within(question).getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(cabin))
    await openAgain(remove as HTMLElement)
  },
}

/** The longest name, description and tags, without spaces, stay within the page. */
export const LongText: Story = {
  args: {
    rows: ready({
      data: [
        {
          ...picking,
          name: 'L'.repeat(100),
          description: 'Anticonstitutionnellement'.repeat(8),
          tags: Array.from({ length: 6 }, (_, index) => ({
            id: index,
            name: `${'tag'.repeat(20)}-${index}`,
            type: 'other' as const,
            display_name: 'Tag',
          })),
        },
      ],
      total: 1,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('L'.repeat(100))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** It is locked: the sentence of the server is above the form until it is unlocked. */
export const Locked: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({
      'FINAL_FORM/form-error': 'This is locked. Unlock it before you change or delete it.',
    })
  },
  play: async ({ canvasElement }) => {
    const row = main(canvasElement).getAllByRole('row').at(-1)
    await userEvent.click(within(row as HTMLElement).getByRole('button'))
    const form = await within(document.body).findByRole('dialog')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(within(form).getByText(/^This is locked/)).toBeVisible())
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
