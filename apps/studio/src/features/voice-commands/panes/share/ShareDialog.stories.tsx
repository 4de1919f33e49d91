import { defaultRecognizerSettings } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import { shareMessages } from './messages.js'
import { ShareDialog } from './ShareDialog.js'
import { snippets } from './snippets.js'

const message = either(shareMessages)

const meta = {
  title: 'Studio/Voice commands/Share code',
  component: ShareDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    model: {
      api: 'https://studio.example.com/api',
      projectId: 7,
      modelId: 11,
      name: 'picking-en',
      language: 'eng-US',
      settings: defaultRecognizerSettings,
      slots: [{ name: 'dock', values: ['north', 'south'] }],
    },
    isUnsaved: false,
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => {
  const found = await within(document.body).findByRole('dialog')
  // Entering content is drawn on the scrim for a moment, where it cannot be read.
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
  return within(found)
}
const code = (inside: Awaited<ReturnType<typeof dialog>>) =>
  inside.findByRole('textbox', { name: message('code') })

/** The kit comes first: the lines that open an export, with the names and values of the model. */
export const Ready: Story = {
  play: async () => {
    const inside = await dialog()
    const text = await code(inside)
    await expect(text).toHaveTextContent("await kit.commands('picking-en')")
    await expect(text).toHaveTextContent("'dock': ['north', 'south']")
    await expect(text).toHaveAttribute('aria-readonly', 'true')
    await waitFor(() => expect(inside.getByRole('button', { name: /recognize\.mjs/ })).toBeVisible())
  },
}

const program = (kind: 'rest' | 'python' | 'cpp' | 'kotlin' | 'java', sign: RegExp, file: RegExp): Story => ({
  play: async () => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: snippets[kind].label }))
    await expect(await code(inside)).toHaveTextContent(sign)
    await expect(inside.getByRole('button', { name: file })).toBeVisible()
  },
})

/** The call as it goes over the wire, with the values of the slots in it. */
export const Rest: Story = program('rest', /voice-commands\/11.*recognize\$SLOTS/, /recognize\.sh/)

/** Python without any package to install. */
export const Python: Story = program('python', /urllib\.request/, /recognize\.py/)

/** C++ with libcurl. */
export const Cpp: Story = program('cpp', /#include/, /recognize\.cpp/)

/** Kotlin for Android. */
export const Kotlin: Story = program('kotlin', /HttpURLConnection/, /Recognizer\.kt/)

/** Java for Android. */
export const Java: Story = program('java', /HttpURLConnection/, /Recognizer\.java/)

/** The text is not saved yet: a program would not see it. */
export const Unsaved: Story = {
  args: { isUnsaved: true },
  play: async () => {
    await expect((await dialog()).getByText(message('unsaved'))).toBeInTheDocument()
  },
}
