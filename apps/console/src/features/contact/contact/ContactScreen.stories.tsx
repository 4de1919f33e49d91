import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { submitButton } from '../../../testing/inputNamed.js'
import { ContactScreen, type ContactScreenProps } from './ContactScreen.js'

const german = {
  topic: 'I want to request a new dictation language',
  message: 'We would like to use voice dictation in German.',
}

const onSend = fn<ContactScreenProps['onSend']>()

const meta = {
  title: 'Console/Contact/Contact',
  component: ContactScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/contact' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: {
    begun: { topic: '', message: '' },
    email: 'ada@lumiere-instruments.com',
    onSend,
    onInvalid: fn(),
    productTourHref: 'https://tour.example.com',
    documentationHref: 'https://docs.example.com',
    inviteHref: 'mailto:?subject=Join%20me',
  },
  beforeEach: () => {
    onSend.mockReset()
    onSend.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof ContactScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))
const topic = (canvasElement: HTMLElement) =>
  within(main(canvasElement).getByRole('form')).getAllByRole('button')[0] as HTMLElement
const message = (canvasElement: HTMLElement) => main(canvasElement).getByRole('textbox')

async function chooseAdvice(canvasElement: HTMLElement) {
  await userEvent.click(topic(canvasElement))
  await userEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** A topic and a message to write, and three other ways to get on. */
export const Blank: Story = {
  name: 'K-054 Blank',
  play: async ({ canvasElement }) => {
    await expect(message(canvasElement)).toHaveValue('')
    const links = main(canvasElement).getAllByRole('link')
    await expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://tour.example.com', '_blank'],
      ['https://docs.example.com', '_blank'],
      ['mailto:?subject=Join%20me', null],
    ])
    await expect(main(canvasElement).getByText(/ada@lumiere-instruments\.com/)).toBeVisible()
    await userEvent.click(topic(canvasElement))
    await expect(await screen.findAllByRole('option')).toHaveLength(6)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** The address named a topic: it is chosen, the message is begun, and the field says so. */
export const Begun: Story = {
  args: { begun: german },
  play: async ({ canvasElement }) => {
    await expect(message(canvasElement)).toHaveValue(german.message)
    await expect(message(canvasElement)).toHaveAccessibleDescription(/\S/)
    await userEvent.type(message(canvasElement), ' Austria too.')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({ ...german, message: `${german.message} Austria too.` }),
    )
  },
}

/** Sent empty: both fields are required, and nothing is sent. */
export const Invalid: Story = {
  name: 'F-047 F-057 Invalid',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce())
    await waitFor(() => expect(topic(canvasElement)).toHaveFocus())
    await expect(message(canvasElement)).toHaveAttribute('aria-invalid', 'true')
    await expect(onSend).not.toHaveBeenCalled()
  },
}

/** On its way: the button says so and takes no second press. */
export const Submitting: Story = {
  args: { begun: german },
  play: async ({ canvasElement }) => {
    onSend.mockReturnValue(new Promise(() => {}))
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(onSend).toHaveBeenCalledOnce()
  },
}

/** Sent: the topic stays for the next message, which begins empty. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await chooseAdvice(canvasElement)
    const chosen = topic(canvasElement).textContent
    await userEvent.type(message(canvasElement), 'Which microphone?')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(message(canvasElement)).toHaveValue(''))
    await expect(onSend).toHaveBeenCalledWith({ topic: 'I need advice', message: 'Which microphone?' })
    await expect(topic(canvasElement)).toHaveTextContent(chosen ?? '')
    await expect(message(canvasElement)).not.toHaveAttribute('aria-invalid')
  },
}

/** The server refuses: its sentence is above the fields, and what was typed stays. */
export const Refused: Story = {
  args: { begun: german },
  play: async ({ canvasElement }) => {
    onSend.mockResolvedValue({ 'FINAL_FORM/form-error': 'Ten messages an hour are enough.' })
    await userEvent.click(submitButton(canvasElement))
    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent('Ten messages an hour')
    await expect(message(canvasElement)).toHaveValue(german.message)
  },
}

/** An installation without pages of its own: teammates can still be invited. */
export const NoLinks: Story = {
  args: { productTourHref: undefined, documentationHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('link')).toHaveLength(1)
  },
}

/** On phones the other ways come after the form, and nothing leaves the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { begun: german },
  play: async ({ canvasElement }) => {
    const form = main(canvasElement).getByRole('form').getBoundingClientRect()
    const [first] = main(canvasElement).getAllByRole('link')
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(form.bottom)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
