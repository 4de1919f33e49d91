import { widthClassOf } from '@saywright/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { ProjectWizardScreen } from './ProjectWizardScreen.js'
import {
  boxes,
  chosen,
  goBack,
  goOn,
  heading,
  inTask,
  keptIn,
  phone,
  picked,
  storeAt,
  values,
  words,
} from './testing/wizardStory.js'

const at = (choice = chosen) => storeAt('languages', values({ choice }))

const meta = {
  title: 'Console/Projects/Wizard/Languages',
  component: ProjectWizardScreen,
  ...inTask,
  args: keptIn(at()),
} satisfies Meta<typeof ProjectWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

const isPhone = () => widthClassOf(window.innerWidth) === 'phone'
const panels = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button')
    // The steps unfold as well, where there is little room.
    .filter((button) => button.ariaExpanded && button.closest('h2, h3'))
const ready = (canvas: HTMLElement) => within(canvas).getByText(/use cases? ready|cas d’usage prêts? sur/)
const reset = (canvas: HTMLElement, locale: unknown) =>
  userEvent.click(within(canvas).getByRole('button', { name: words(locale).languages.reset }))

/** A panel for each use case that needs languages, of which one is open. */
export const Blank: Story = {
  name: 'F-036 Blank',
  args: keptIn(at()),
  play: async ({ canvasElement }) => {
    await expect(ready(canvasElement)).toHaveTextContent(/0 .*3/)
    if (isPhone()) return expect(panels(canvasElement)).toHaveLength(0)
    await expect(panels(canvasElement)).toHaveLength(3)
    await userEvent.click(panels(canvasElement)[1] as HTMLElement)
    await expect(panels(canvasElement).map((each) => each.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
      'false',
    ])
  },
}

/** Every use case has a language: Next is available. */
export const Picked: Story = {
  name: 'F-030 Picked',
  args: keptIn(at(picked)),
  play: async ({ canvasElement, globals }) => {
    await expect(ready(canvasElement)).toHaveTextContent(/3 .*3/)
    await goOn(canvasElement)
    await waitFor(() =>
      expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.details),
    )
  },
}

/** One use case has none: the wizard stays, and says where. */
export const OneMissing: Story = {
  name: 'F-030 F-038 One missing',
  args: keptIn(at({ ...picked, languages_voice_synthesis: [] })),
  play: async ({ canvasElement, globals }) => {
    await goOn(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getAllByText(/Choose at least one|Choisissez au moins une/)).toHaveLength(
        1,
      ),
    )
    await expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.languages)
  },
}

/** All languages of a use case at once. */
export const AllLanguages: Story = {
  name: 'F-033 All languages',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: keptIn(at()),
  play: async ({ canvasElement }) => {
    if (isPhone()) return
    await userEvent.click(boxes(canvasElement)[0] as HTMLElement)
    await expect(boxes(canvasElement)).toHaveLength(48)
    for (const each of boxes(canvasElement)) await expect(each).toBeChecked()
    await expect(within(canvasElement).getByText(/^47 (selected|sélectionnées)$/)).toBeVisible()
    await expect(ready(canvasElement)).toHaveTextContent(/^1 (of 3 use cases ready|cas d’usage prêt sur 3)$/)
  },
}

/** Reset takes all back at once, and can be undone. */
export const Reset: Story = {
  name: 'F-036 F-088 Reset',
  args: keptIn(at(picked)),
  play: async ({ args: { actions }, canvasElement, globals }) => {
    await reset(canvasElement, globals.locale)
    await expect(ready(canvasElement)).toHaveTextContent(/0 .*3/)
    const undo = mocked(actions.notices.showReset).mock.lastCall?.[0]
    undo?.()
    await waitFor(() => expect(ready(canvasElement)).toHaveTextContent(/3 .*3/))
  },
}

/** Previous leads to the use cases, and what was picked stays. */
export const Previous: Story = {
  name: 'F-088 Previous',
  args: keptIn(at(picked)),
  play: async ({ canvasElement, globals }) => {
    await goBack(canvasElement)
    await waitFor(() =>
      expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.useCases),
    )
    await goOn(canvasElement)
    await waitFor(() => expect(ready(canvasElement)).toHaveTextContent(/3 .*3/))
  },
}

/** A phone: a card for each use case, with a button that leads to its languages. */
export const OnPhone: Story = {
  name: 'F-088 On phone',
  globals: phone,
  args: keptIn(at(picked)),
  play: async ({ canvasElement }) => {
    const edits = within(canvasElement).getAllByRole('button', {
      name: /(Choose languages|Choisir les langues)/,
    })
    await expect(edits).toHaveLength(3)
    await expect(within(canvasElement).queryAllByRole('checkbox')).toHaveLength(0)
  },
}

async function openFirst(canvas: HTMLElement) {
  const [edit] = within(canvas).getAllByRole('button', { name: /(Choose languages|Choisir les langues)/ })
  await userEvent.click(edit as HTMLElement)
  return screen.findByRole('dialog')
}

/** The dialog has the same boxes; Confirm takes them over. */
export const PickLanguages: Story = {
  name: 'F-088 Pick languages',
  globals: phone,
  args: keptIn(at()),
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement)
    await expect(boxes(dialog)).toHaveLength(48)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Netherlands|Pays-Bas/ }))
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(ready(canvasElement)).toHaveTextContent(/3 .*3/)
  },
}

/** Cancel discards the changes of the dialog. */
export const PickCancelled: Story = {
  globals: phone,
  args: keptIn(at()),
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Netherlands|Pays-Bas/ }))
    await userEvent.click(within(dialog).getAllByRole('button').at(-2) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(ready(canvasElement)).toHaveTextContent(/0 .*3/)
  },
}

/** In French, sorted by its French names. */
export const PickInFrench: Story = {
  globals: { ...phone, locale: 'fr-FR' },
  args: keptIn(at(picked)),
  play: async ({ canvasElement }) => {
    const dialog = await openFirst(canvasElement)
    await expect(boxes(dialog)[1]).toHaveAccessibleName(/^Allemand\s?- Allemagne/)
  },
}
