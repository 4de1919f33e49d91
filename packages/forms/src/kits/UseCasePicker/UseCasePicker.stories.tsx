import { nothingChosen, type TechnologyChoice, type UseCaseFlag } from '@saywright/api/contract'
import { localeOf } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { UseCasePicker } from './UseCasePicker.js'
import { nameOfUseCase } from './useCaseLooks.js'

const three: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  tech_voice_strict_commands: true,
  tech_voice_synthesis: true,
}

const meta = {
  title: 'Forms/UseCasePicker',
  component: UseCasePicker,
  args: { value: nothingChosen, onChange: fn() },
  render: ({ value, onChange, ...rest }) => {
    const [choice, setChoice] = useState(value)
    return (
      <UseCasePicker
        {...rest}
        value={choice}
        onChange={(next) => {
          setChoice(next)
          onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof UseCasePicker>
export default meta
type Story = StoryObj<typeof meta>

const boxes = (canvas: HTMLElement) => within(canvas).getAllByRole('checkbox')
const box = (canvas: HTMLElement, flag: UseCaseFlag) =>
  within(canvas).getByRole('checkbox', {
    name: nameOfUseCase(flag, localeOf(document.documentElement.lang)),
  })
const counter = (canvas: HTMLElement) => within(canvas).getByRole('status')

/** Nothing is chosen: six cards, and no speech enhancement. */
export const Blank: Story = {
  name: 'F-028 F-029 Blank',
  play: async ({ canvasElement }) => {
    await expect(boxes(canvasElement)).toHaveLength(6)
    await expect(counter(canvasElement)).toHaveTextContent(/^0 (of|sur) 7 /)
    await expect(within(canvasElement).getAllByText(/^(47|66|5|43) /)).toHaveLength(5)
  },
}

/** Three are chosen. A press on a card turns it on, a second one off again. */
export const Chosen: Story = {
  name: 'F-028 K-027 Chosen',
  args: { value: three },
  play: async ({ args, canvasElement }) => {
    await expect(counter(canvasElement)).toHaveTextContent(/^3 (of|sur) 7 /)
    await userEvent.click(box(canvasElement, 'tech_intent_based_commands'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...three, tech_intent_based_commands: true })
    await expect(counter(canvasElement)).toHaveTextContent(/^4 (of|sur) 7 /)
    await userEvent.click(box(canvasElement, 'tech_intent_based_commands'))
    await expect(args.onChange).toHaveBeenLastCalledWith(three)
  },
}

/** Seven of seven. */
export const Complete: Story = {
  name: 'F-028 Complete',
  play: async ({ canvasElement }) => {
    for (const each of boxes(canvasElement)) await userEvent.click(each)
    await userEvent.click(box(canvasElement, 'tech_speech_enhancement'))
    await expect(counter(canvasElement)).toHaveTextContent(/^7 (of|sur) 7 /)
  },
}

/** Speech enhancement appears beside a use case that listens, and goes, chosen or not, with the last of them. */
export const SpeechEnhancement: Story = {
  name: 'F-029 Speech enhancement',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement, 'tech_voice_authentication'))
    await userEvent.click(box(canvasElement, 'tech_voice_synthesis'))
    await expect(boxes(canvasElement)).toHaveLength(6)
    await userEvent.click(box(canvasElement, 'tech_voice_dictation'))
    await userEvent.click(box(canvasElement, 'tech_speech_enhancement'))
    await expect(counter(canvasElement)).toHaveTextContent(/^4 (of|sur) 7 /)
    await userEvent.click(box(canvasElement, 'tech_voice_dictation'))
    await expect(boxes(canvasElement)).toHaveLength(6)
    await expect(counter(canvasElement)).toHaveTextContent(/^2 (of|sur) 7 /)
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tech_speech_enhancement: false }),
    )
  },
}

/** With the keyboard: each card is a stop, Space turns it on. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box(canvasElement, 'tech_wake_word')).toBeChecked()
    await expect(box(canvasElement, 'tech_voice_strict_commands')).toHaveFocus()
    await expect(counter(canvasElement)).toHaveTextContent(/^2 (of|sur) 7 /)
  },
}

/** The user continued without any: the error is about all cards. */
export const Invalid: Story = {
  name: 'F-027 Invalid',
  args: { error: 'atLeastOneRequired' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await waitFor(() => expect(group).toHaveAccessibleDescription(errorMessageOf('atLeastOneRequired')))
  },
}

const deliveredFlags = [
  'tech_wake_word',
  'tech_voice_strict_commands',
  'tech_voice_synthesis',
  'tech_speech_enhancement',
] as const

/** Delivered use cases stay on; others can be added. */
export const Delivered: Story = {
  name: 'F-040 Delivered',
  args: {
    value: { ...three, tech_speech_enhancement: true },
    delivered: { ...three, tech_speech_enhancement: true },
  },
  play: async ({ args, canvasElement }) => {
    for (const flag of deliveredFlags) {
      await userEvent.click(box(canvasElement, flag))
      await expect(box(canvasElement, flag)).toBeChecked()
      await expect(box(canvasElement, flag)).toHaveAccessibleDescription(/Delivered|Livrée/)
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(box(canvasElement, 'tech_voice_dictation'))
    await expect(counter(canvasElement)).toHaveTextContent(/^5 (of|sur) 7 /)
  },
}

/** Speech enhancement was delivered alone: it is shown, and stays. */
export const EnhancementDelivered: Story = {
  name: 'F-040 Enhancement delivered',
  args: {
    value: { ...nothingChosen, tech_speech_enhancement: true },
    delivered: { ...nothingChosen, tech_speech_enhancement: true },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement, 'tech_wake_word'))
    await userEvent.click(box(canvasElement, 'tech_wake_word'))
    await expect(box(canvasElement, 'tech_speech_enhancement')).toBeChecked()
  },
}
