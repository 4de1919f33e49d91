import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aTag } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { brokenWords } from '../../../testing/lines.js'
import { openAgain } from '../../../testing/openAgain.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, leafsOn, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { tagsMessages } from './messages.js'
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

const retry = fn()
const onSave = fn<TagsScreenProps['onSave']>()
const onDelete = fn<TagsScreenProps['onDelete']>()

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
    onDelete,
    onInvalid: fn(),
  },
  beforeEach: () => {
    for (const action of [onSave, onDelete]) action.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof TagsScreen>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body).findByRole('dialog')
const words = (locale: unknown) => messagesIn(tagsMessages, locale)

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
      data: Array.from({ length: 10 }, (_, index) => aTag({ id: 100 + index, name: `tag-${index}` })),
      total: 34,
    }),
  },
  play: leafsOn,
}

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

/** Only the words of an existing one change. */
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

/** Another tag has this name already. */
export const NameTaken: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ name: 'alreadyExists' })
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(main(canvasElement).getAllByRole('button')[0] as HTMLElement)
    const form = await dialog()
    for (const field of ['name', 'english', 'french']) await userEvent.type(inputNamed(form, field), 'noisy')
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
    await expect(question).toHaveTextContent('noisy-places')
    await userEvent.click(within(question).getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(onDelete).toHaveBeenCalledWith(noisy))
    await openAgain(remove as HTMLElement)
  },
}

/** The longest name and words, without spaces, stay within the page. */
export const LongText: Story = {
  args: {
    rows: ready({
      data: [
        aTag({
          ...noisy,
          name: 'n'.repeat(100),
          translations: { 'en-US': 'N'.repeat(100), 'fr-FR': 'Anticonstitutionnellement'.repeat(4) },
        }),
      ],
      total: 1,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('N'.repeat(100))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Tablet, in French: no word of the table is broken. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false }, locale: 'fr-FR' },
  play: async ({ canvasElement }) => {
    await expect(brokenWords(main(canvasElement).getByRole('table'))).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
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
