import { nothingChosen } from '@saywright/api/contract'
import { widthClassOf } from '@saywright/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProjectWizardScreen } from './ProjectWizardScreen.js'
import {
  aWizard,
  begunWith,
  boxes,
  chosen,
  errorMessageOf,
  footer,
  goBack,
  goOn,
  heading,
  inTask,
  items,
  phone,
  picked,
  storeAt,
  useCase,
  values,
  words,
} from './testing/wizardStory.js'

const meta = {
  title: 'Console/Projects/Wizard',
  component: ProjectWizardScreen,
  ...inTask,
  args: aWizard(),
} satisfies Meta<typeof ProjectWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

const counter = (canvas: HTMLElement) => within(canvas).getByText(/ (?:of|sur) 7 /)

/** The profile is complete: its step is passed by, and the use cases are first. */
export const PersonSkipped: Story = {
  name: 'K-025 F-028 Person skipped',
  play: async ({ canvasElement, globals }) => {
    await expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.useCases)
    await expect(items(canvasElement)[0]).toHaveAttribute('data-state', 'done')
    await expect(items(canvasElement)[1]).toHaveAttribute('aria-current', 'step')
    await expect(counter(canvasElement)).toHaveTextContent(/^0 (?:of|sur) 7 /)
    await expect(footer(canvasElement)).toHaveLength(1)
  },
}

/** Five steps, in a row on laptop and desktop, unfolded one below the other on anything less; none of them can be pressed. */
export const InOrder: Story = {
  name: 'K-026 In order',
  args: begunWith(values({ choice: chosen })),
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toHaveLength(5)
    const place = within(canvasElement).queryByRole('button', { expanded: false })
    if (place) await userEvent.click(place)
    const [first, second] = items(canvasElement).map((item) => item.getBoundingClientRect())
    const isRow = ['laptop', 'desktop'].includes(widthClassOf(window.innerWidth))
    await expect(isRow ? second!.left > first!.left : second!.top > first!.top).toBe(true)
    for (const item of items(canvasElement)) await expect(within(item).queryByRole('button')).toBeNull()
  },
}

/** A phone shows the progress; the steps unfold and fold below it. The count is in the bar that stays visible. */
export const Phone: Story = {
  globals: phone,
  args: begunWith(values({ choice: chosen })),
  play: async ({ canvasElement, globals }) => {
    const place = within(canvasElement).getByRole('button', { expanded: false })
    const [number, total] = globals.locale === 'fr-FR' ? ['Étape 2', 'sur 5'] : ['Step 2', 'of 5']
    await expect(place).toHaveTextContent(`${number} ${total}`)
    const [first] = items(canvasElement)
    await expect(first).not.toBeVisible()
    await userEvent.click(place)
    await expect(first).toBeVisible()
    await expect(place).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(place)
    await expect(first).not.toBeVisible()
    await expect(counter(canvasElement).closest('footer')).toContainElement(
      footer(canvasElement).at(-1) ?? null,
    )
  },
}

/** The longest bar of a phone is one line: the count, the way back and the way on. */
export const PhoneBar: Story = {
  globals: phone,
  args: aWizard({
    state: {
      place: { initialValues: values({ choice: chosen }) },
      person: { isKnown: false, isComplete: true },
    },
  }),
  play: async ({ canvasElement }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(counter(canvasElement)).toBeVisible())
    await goBack(canvasElement)
    await goOn(canvasElement)
    await waitFor(() => expect(counter(canvasElement)).toBeVisible())
    const tops = footer(canvasElement).map((button) => button.getBoundingClientRect().top)
    await expect(tops).toHaveLength(2)
    await expect(tops[0]).toBe(tops[1])
    const { bottom } = counter(canvasElement).getBoundingClientRect()
    await expect(bottom).toBeGreaterThan(tops[0] ?? 0)
  },
}

/** Four of seven, and speech enhancement offered because one of them listens. */
export const Chosen: Story = {
  name: 'F-028 K-027 Chosen',
  args: begunWith(values({ choice: chosen })),
  play: async ({ canvasElement }) => {
    await expect(counter(canvasElement)).toHaveTextContent(/^4 (?:of|sur) 7 /)
    await expect(boxes(canvasElement)).toHaveLength(7)
    await userEvent.click(useCase(canvasElement, 'tech_voice_dictation'))
    await expect(counter(canvasElement)).toHaveTextContent(/^5 (?:of|sur) 7 /)
    await userEvent.click(useCase(canvasElement, 'tech_voice_dictation'))
    await expect(counter(canvasElement)).toHaveTextContent(/^4 (?:of|sur) 7 /)
  },
}

/** Speech enhancement is deselected with the last use case that listens. */
export const Enhancement: Story = {
  name: 'F-029 Enhancement',
  args: begunWith(
    values({ choice: { ...nothingChosen, tech_wake_word: true, tech_speech_enhancement: true } }),
  ),
  play: async ({ canvasElement }) => {
    await expect(counter(canvasElement)).toHaveTextContent(/^2 (?:of|sur) 7 /)
    await userEvent.click(useCase(canvasElement, 'tech_wake_word'))
    await expect(boxes(canvasElement)).toHaveLength(6)
    await expect(counter(canvasElement)).toHaveTextContent(/^0 (?:of|sur) 7 /)
  },
}

/** Continued without any: an error says what is missing, and the wizard stays. */
export const NothingChosen: Story = {
  name: 'F-027 Nothing chosen',
  play: async ({ canvasElement }) => {
    await goOn(canvasElement)
    const group = within(canvasElement).getByRole('group')
    await waitFor(() => expect(group).toHaveAccessibleDescription(errorMessageOf('atLeastOneRequired')))
    await expect(boxes(canvasElement)).toHaveLength(6)
  },
}

/** Voice authentication needs no language: that step is left out, and four are left. */
export const WithoutLanguages: Story = {
  name: 'F-031 Without languages',
  args: begunWith(values({ choice: { ...nothingChosen, tech_voice_authentication: true } })),
  play: async ({ canvasElement, globals }) => {
    await expect(items(canvasElement)).toHaveLength(4)
    await goOn(canvasElement)
    await waitFor(() =>
      expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.details),
    )
    await goBack(canvasElement)
    await waitFor(() =>
      expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.useCases),
    )
  },
}

/** Begun on another device: the wizard continues where it was left, with its values. */
export const Resumed: Story = {
  args: aWizard({
    state: { place: { store: storeAt('languages', values({ choice: picked })), draft: 'saved' } },
  }),
  play: async ({ canvasElement, globals }) => {
    const { headings, draft } = words(globals.locale)
    await expect(heading(canvasElement)).toHaveTextContent(headings.languages)
    await expect(within(canvasElement).getByText(draft.saved)).toBeVisible()
    await goBack(canvasElement)
    await waitFor(() => expect(counter(canvasElement)).toHaveTextContent(/^4 (?:of|sur) 7 /))
  },
}

/** Changes are being saved. */
export const Saving: Story = {
  args: aWizard({ state: { place: { draft: 'saving' } } }),
  play: async ({ canvasElement, globals }) =>
    expect(within(canvasElement).getByText(words(globals.locale).draft.saving)).toBeVisible(),
}

/** The server cannot be reached: the draft is stored on the device. */
export const KeptOnDevice: Story = {
  args: aWizard({ state: { place: { draft: 'kept' } } }),
  play: async ({ canvasElement, globals }) =>
    expect(within(canvasElement).getByText(words(globals.locale).draft.kept)).toBeVisible(),
}
