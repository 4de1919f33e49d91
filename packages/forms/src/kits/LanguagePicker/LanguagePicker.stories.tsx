import { nothingChosen, offeredLanguages, type TechnologyChoice } from '@saywright/api/contract'
import { widthClassOf } from '@saywright/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LanguagePicker } from './LanguagePicker.js'

const four: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  tech_voice_strict_commands: true,
  tech_intent_based_commands: true,
  tech_voice_synthesis: true,
}
const names = [
  'English - United States',
  'English - United Kingdom',
  'French - France',
  'Dutch - Netherlands',
] as const
const picked: TechnologyChoice = {
  ...four,
  languages_wake_word: names,
  languages_voice_strict_commands: names,
  languages_voice_intent_commands: ['English - United States', 'French - France'],
  languages_voice_synthesis: names,
}

const changed = fn<(choice: TechnologyChoice) => void>()

const meta = {
  title: 'Forms/LanguagePicker',
  component: LanguagePicker,
  args: { value: four, onChange: changed },
  beforeEach: () => {
    changed.mockClear()
  },
  render: ({ value, ...rest }) => {
    const [choice, setChoice] = useState(value)
    return (
      <LanguagePicker
        {...rest}
        value={choice}
        onChange={(next) => {
          setChoice(next)
          changed(next)
        }}
      />
    )
  },
} satisfies Meta<typeof LanguagePicker>
export default meta
type Story = StoryObj<typeof meta>

const isPhone = () => widthClassOf(window.innerWidth) === 'phone'
const last = () => changed.mock.lastCall?.[0]
const panels = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
const cards = (canvas: HTMLElement) => within(canvas).getAllByRole('button')

/** Opens the list of a use case, in the layout of the width, and returns its container. */
async function openList(canvas: HTMLElement, place: number) {
  if (isPhone()) {
    await userEvent.click(cards(canvas)[place] as HTMLElement)
    return within(await screen.findByRole('dialog'))
  }
  const panel = panels(canvas)[place] as HTMLElement
  if (panel.getAttribute('aria-expanded') === 'false') await userEvent.click(panel)
  return within(canvas)
}
const confirm = async () => {
  if (!isPhone()) return
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  await userEvent.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
type List = Awaited<ReturnType<typeof openList>>
const box = (list: List, name: RegExp) => list.getByRole('checkbox', { name })
const netherlands = /Netherlands|Pays-Bas/

/** Nothing is picked; the first list is open on wide screens. */
export const Blank: Story = {
  name: 'F-036 Blank',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^0 .*4/)).toBeVisible()
    if (isPhone()) return
    await expect(panels(canvasElement).map((each) => each.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
    await expect(canvas.getAllByText(/^0 (selected|sélectionnée)$/)).toHaveLength(4)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(48)
  },
}

/** The closed panels list the selected languages, and those that a use case does not offer as well. */
export const Picked: Story = {
  name: 'F-034 F-037 Picked',
  args: { value: picked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^4 .*4/)).toBeVisible()
    await expect(canvas.getByText(/(Netherlands|Pays-Bas).*(not offered|proposées)/)).toBeVisible()
    const list = await openList(canvasElement, 3)
    await expect(list.getAllByRole('checkbox')).toHaveLength(67)
  },
}

/** A language is ticked in every use case that offers it, which is announced; it is unticked in one alone. */
export const AlsoTicked: Story = {
  name: 'F-032 Also ticked',
  play: async ({ canvasElement }) => {
    await userEvent.click(box(await openList(canvasElement, 0), netherlands))
    await confirm()
    const dutch = ['Dutch - Netherlands']
    await expect(last()).toEqual({
      ...four,
      languages_wake_word: dutch,
      languages_voice_strict_commands: dutch,
      languages_voice_synthesis: dutch,
    })
    if (!isPhone())
      await expect(
        within(canvasElement).getByText(/Netherlands also ticked in 2|Pays-Bas aussi cochée dans 2/),
      ).toBeInTheDocument()
    await userEvent.click(box(await openList(canvasElement, 0), netherlands))
    await confirm()
    await expect(last()?.languages_wake_word).toEqual([])
    await expect(last()?.languages_voice_synthesis).toEqual(dutch)
  },
}

/** All languages of one use case; the box checks itself when each of them is selected. */
export const AllLanguages: Story = {
  name: 'F-033 F-035 All languages',
  args: { value: { ...nothingChosen, tech_intent_based_commands: true, tech_wake_word: true } },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement, 1)
    const all = () => list.getAllByRole('checkbox')[0] as HTMLInputElement
    const rest = list.getAllByRole('checkbox').slice(1)
    await expect(rest).toHaveLength(5)
    await userEvent.click(rest[0] as HTMLElement)
    await expect(all().indeterminate).toBe(true)
    for (const each of rest.slice(1)) await userEvent.click(each)
    await expect(all()).toBeChecked()
    await userEvent.click(all())
    for (const each of rest) await expect(each).not.toBeChecked()
    await userEvent.click(all())
    await confirm()
    await expect(last()?.languages_voice_intent_commands).toHaveLength(5)
  },
}

/** All are picked: a closed panel names the first and counts the others. */
export const ManyPicked: Story = {
  name: 'F-034 Many picked',
  args: {
    value: { ...four, languages_voice_strict_commands: offeredLanguages('languages_voice_strict_commands') },
  },
  play: async ({ canvasElement }) => {
    const rest = within(canvasElement).getByText(/^(and 41 more|et 41 autres)$/)
    await expect(rest).toBeVisible()
    await expect(rest.parentElement?.parentElement?.children).toHaveLength(7)
  },
}

/** Typing part of a name filters the list, without changing the selection. */
export const Searched: Story = {
  args: { value: { ...four, languages_wake_word: ['French - France'] } },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement, 0)
    await userEvent.type(list.getByRole('searchbox'), 'mandarin')
    const shown = list.getAllByRole('checkbox').slice(1)
    await expect(shown.filter((each) => (each as HTMLInputElement).checked)).toHaveLength(1)
    await expect(shown).toHaveLength(3)
    await userEvent.type(list.getByRole('searchbox'), 'zz')
    await expect(list.getByText(/No language|Aucune langue/)).toBeVisible()
    await expect(list.getAllByRole('checkbox')).toHaveLength(2)
  },
}

/** Opening one panel closes the others. */
export const OneOpen: Story = {
  name: 'F-036 One open',
  play: async ({ canvasElement }) => {
    const open = () => panels(canvasElement).filter((each) => each.getAttribute('aria-expanded') === 'true')
    if (isPhone()) return expect(panels(canvasElement)).toHaveLength(0)
    await userEvent.click(panels(canvasElement)[2] as HTMLElement)
    await expect(open()).toEqual([panels(canvasElement)[2]])
    await userEvent.keyboard('{Enter}')
    await expect(open()).toEqual([])
  },
}

/** The user continued with a use case without a language: it says so, and its list is open. */
export const Invalid: Story = {
  name: 'F-030 F-038 Invalid',
  args: {
    value: { ...picked, languages_voice_strict_commands: [] },
    errors: { languages_voice_strict_commands: 'atLeastOneRequired' },
  },
  play: async ({ canvasElement }) => {
    const faults = within(canvasElement).getAllByText(/Choose at least one|Choisissez au moins une/)
    await expect(faults).toHaveLength(1)
    const button = (isPhone() ? cards(canvasElement) : panels(canvasElement))[1]
    await expect(button).toHaveAccessibleDescription(/Choose at least one|Choisissez au moins une/)
    if (!isPhone()) await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Delivered languages stay; more can be picked. */
export const Delivered: Story = {
  name: 'F-040 Delivered',
  args: {
    value: { ...four, languages_wake_word: ['French - France'] },
    delivered: { ...nothingChosen, tech_wake_word: true, languages_wake_word: ['French - France'] },
  },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement, 0)
    const france = box(list, /France/)
    await userEvent.click(france)
    await expect(france).toBeChecked()
    await expect(france).toHaveAccessibleName(/Delivered|Livrée/)
    await userEvent.click(box(list, netherlands))
    await confirm()
    await expect(last()?.languages_wake_word).toEqual(['French - France', 'Dutch - Netherlands'])
  },
}

const phone = { viewport: { value: 'phone', isRotated: false } }

/** A phone: cards, and a dialog that fills the screen. Selected languages are above the list in the order of selection. */
export const OnPhone: Story = {
  name: 'F-032 On phone',
  globals: phone,
  args: { value: picked },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement, 0)
    const chips = () => within(list.getAllByRole('list')[0] as HTMLElement).getAllByRole('button')
    await expect(chips().map(({ textContent }) => textContent)).toHaveLength(4)
    // Chips and boxes begin at one edge, and the boxes are large enough to be seen pressed.
    const label = box(list, /Poland|Pologne/).closest('label')
    const drawn = label?.querySelector(':scope > span:not(:has(input))')?.getBoundingClientRect()
    await expect(drawn?.width).toBe(20)
    await expect(chips()[0]?.getBoundingClientRect().left).toBe(drawn?.left)
    await userEvent.click(chips()[0] as HTMLElement)
    await expect(chips()).toHaveLength(3)
    await userEvent.click(box(list, /Poland|Pologne/))
    await expect(chips()[3]).toHaveTextContent(/Poland|Pologne/)
    await expect(changed).not.toHaveBeenCalled()
    await confirm()
    await expect(last()?.languages_wake_word).toEqual([...names.slice(1), 'Polish - Poland'])
    await expect(last()?.languages_voice_synthesis).toEqual([...names, 'Polish - Poland'])
  },
}

/** Cancel, the cross and Escape restore the selection. */
export const CancelledOnPhone: Story = {
  globals: phone,
  args: { value: picked },
  play: async ({ canvasElement }) => {
    const ways = [
      (dialog: HTMLElement) => userEvent.click(within(dialog).getAllByRole('button').at(-2) as HTMLElement),
      (dialog: HTMLElement) => userEvent.click(within(dialog).getAllByRole('button')[0] as HTMLElement),
      () => userEvent.keyboard('{Escape}'),
    ]
    for (const leave of ways) {
      const list = await openList(canvasElement, 0)
      await userEvent.click(box(list, /Poland|Pologne/))
      await leave(screen.getByRole('dialog'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await expect(changed).not.toHaveBeenCalled()
    const list = await openList(canvasElement, 0)
    await expect(box(list, /Poland|Pologne/)).not.toBeChecked()
  },
}
