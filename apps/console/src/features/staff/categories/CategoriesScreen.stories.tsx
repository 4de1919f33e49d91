import { ready } from '@saywright/api/contract'
import { aCategory, aTag } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import { firstPlace } from '../list/listPlace.js'
import { main } from '../testing/listPlays.js'
import { CategoriesScreen, type CategoriesScreenProps } from './CategoriesScreen.js'

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

const onSave = fn<CategoriesScreenProps['onSave']>()

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
    onDelete: fn(),
    onInvalid: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CategoriesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One that nothing has, one that holds another, and one that is locked and used: only the first can be deleted. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [, ...rows] = main(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => within(row).getAllByRole('button').length)).toEqual([2, 1, 1])
    await expect(rows[2]).toHaveTextContent(/Logistics.*android/)
  },
}

/** A new one stands below another. */
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

/** It is locked: the sentence of the server stands over the form until it is unlocked. */
export const Locked: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({
      'FINAL_FORM/form-error': 'This is locked: it can be neither changed nor deleted.',
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
