import { ready } from '@saywright/api/contract'
import { aTag } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import { firstPlace } from '../list/listPlace.js'
import { TagsScreen, type TagsScreenProps } from './TagsScreen.js'

const builtIn = aTag()
const noisy = aTag({
  id: 17,
  name: 'noisy-places',
  type: 'other',
  display_name: 'Noisy places',
  translations: { 'en-US': 'Noisy places', 'fr-FR': 'Lieux bruyants' },
  uses_total: 0,
})
const android = aTag({
  id: 3,
  name: 'android',
  type: 'platform',
  display_name: 'Android',
  translations: { 'en-US': 'Android', 'fr-FR': 'Android' },
  locked: true,
  uses_total: 5,
})

const onSave = fn<TagsScreenProps['onSave']>()

const meta = {
  title: 'Console/Staff/Tags',
  component: TagsScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/tags' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready({ data: [noisy, android, builtIn], total: 3 }),
    place: firstPlace,
    onPlace: fn(),
    onSave,
    onDelete: fn(),
    onInvalid: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof TagsScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))
const dialog = () => within(document.body).findByRole('dialog')

/** One of staff that nothing has, one of the product, and one that is used. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [, ...rows] = main(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([2, 0, 1])
    await expect(rows[0]).toHaveTextContent(/Noisy places.*Lieux bruyants/)
    const search = within(main(canvasElement).getByRole('search'))
    await userEvent.click(search.getByRole('button'))
    await userEvent.click((await within(document.body).findAllByRole('option')).at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, status: 'other' })
  },
}

/** A new one has a name, a type and words in both languages; a name with other signs is refused. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const add = main(canvasElement).getAllByRole('button')[0] as HTMLElement
    await userEvent.click(add)
    const form = await dialog()
    await userEvent.type(inputNamed(form, 'name'), 'Own engines')
    await userEvent.type(inputNamed(form, 'english'), 'Own engines')
    await userEvent.type(inputNamed(form, 'french'), 'Moteurs de la maison')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(inputNamed(form, 'name')).toBeInvalid())
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.clear(inputNamed(form, 'name'))
    await userEvent.type(inputNamed(form, 'name'), 'own-engines')
    await userEvent.click(submitButton(form))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(undefined, {
        name: 'own-engines',
        type: 'provider',
        english: 'Own engines',
        french: 'Moteurs de la maison',
      }),
    )
    await openAgain(add)
  },
}

/** Only the words of one change that is there. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const [, row] = main(canvasElement).getAllByRole('row')
    const change = within(row as HTMLElement).getAllByRole('button')[0] as HTMLElement
    await userEvent.click(change)
    const form = await dialog()
    await expect(form.querySelector('input[name="name"]')).toBeNull()
    await userEvent.type(inputNamed(form, 'french'), ' ou publics')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(onSave.mock.lastCall?.[1].french).toBe('Lieux bruyants ou publics'))
    await openAgain(change)
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
