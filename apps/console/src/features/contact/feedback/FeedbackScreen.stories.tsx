import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { submitButton } from '../../../testing/inputNamed.js'
import { FeedbackScreen, type FeedbackScreenProps } from './FeedbackScreen.js'

const written = { object: 'Grammar editor', description: 'Completion saves minutes.' }

const onSend = fn<FeedbackScreenProps['onSend']>()

const meta = {
  title: 'Console/Contact/Feedback',
  component: FeedbackScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/feedback' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { onSend, onInvalid: fn() },
  beforeEach: () => {
    onSend.mockReset()
    onSend.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof FeedbackScreen>
export default meta
type Story = StoryObj<typeof meta>

const form = (canvasElement: HTMLElement) => within(canvasElement).getByRole('form')
const named = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector(`:is(input, textarea)[name="${name}"]`) as HTMLInputElement
const radio = (canvasElement: HTMLElement, name: string, value: string) =>
  canvasElement.querySelector(`input[name="${name}"][value="${value}"]`) as HTMLInputElement

async function fill(canvasElement: HTMLElement) {
  await userEvent.click(radio(canvasElement, 'rating', '4'))
  await userEvent.click(within(form(canvasElement)).getAllByRole('button')[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('option', { name: 'Studio' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.type(named(canvasElement, 'object'), written.object)
  await userEvent.type(named(canvasElement, 'description'), written.description)
  await userEvent.click(radio(canvasElement, 'beta', 'false'))
}

/** No star at first; the object waits for a topic, and the question about beta versions is open. */
export const Blank: Story = {
  name: 'F-048 Blank',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[name="rating"]')).toHaveLength(5)
    await expect(canvasElement.querySelector('input[name="rating"]:checked')).toBeNull()
    await expect(named(canvasElement, 'object')).toBeDisabled()
    await expect(named(canvasElement, 'object')).toHaveAccessibleDescription(/\S/)
    await expect(canvasElement.querySelector('input[name="beta"]:checked')).toBeNull()
  },
}

/** Filled in and sent; the form is empty again. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({ ...written, topic: 'Studio', rating: 4, beta: false }),
    )
    await waitFor(() => expect(named(canvasElement, 'description')).toHaveValue(''))
    await expect(canvasElement.querySelector('input[name="rating"]:checked')).toBeNull()
    await expect(named(canvasElement, 'description')).not.toHaveAttribute('aria-invalid')
  },
}

/** Sent empty: every field is required, and nothing is sent. */
export const Invalid: Story = {
  name: 'F-048 Invalid',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce())
    await expect(named(canvasElement, 'description')).toHaveAttribute('aria-invalid', 'true')
    await expect(onSend).not.toHaveBeenCalled()
  },
}

/** On its way: the button says so and takes no second press. */
export const Submitting: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockReturnValue(new Promise(() => {}))
    await fill(canvasElement)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(onSend).toHaveBeenCalledOnce()
  },
}

/** The server refuses: its sentence is above the fields, and everything typed stays. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockResolvedValue({ 'FINAL_FORM/form-error': 'Ten messages an hour are enough.' })
    await fill(canvasElement)
    await userEvent.click(submitButton(canvasElement))
    await expect(await within(form(canvasElement)).findByRole('alert')).toHaveTextContent('Ten messages')
    await expect(named(canvasElement, 'object')).toHaveValue(written.object)
    await expect(radio(canvasElement, 'rating', '4')).toBeChecked()
  },
}

/** On phones the button stays at the bottom of the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const button = submitButton(canvasElement).getBoundingClientRect()
    await expect(button.width).toBeGreaterThan(300)
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
