import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { voiceCommandsMessages } from '../features/voice-commands/messages/index.js'
import type { Server } from './aServer.js'
import { either } from './either.js'

const message = either(voiceCommandsMessages)

/** A whole page is loaded part by part, also where the machine is busy. */
export const waitOptions = { timeout: 30_000 }

export type Visit = ReturnType<typeof visit>

/** Helpers for the actions and assertions of a story of `studioFlow`. */
export function visit({ canvasElement, loaded }: Pick<StoryContext, 'canvasElement' | 'loaded'>) {
  const canvas = within(canvasElement)
  const draft = () => localStorage.getItem('saywright_draft_11')
  return {
    ...(loaded.server as Server),
    canvas,
    /** Types at the end of the grammar. */
    write: async (text: string) => {
      const name = message('editor.title')
      await userEvent.click(await canvas.findByRole('textbox', { name }, waitOptions))
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await userEvent.keyboard(text)
    },
    save: () => userEvent.click(canvas.getByRole('button', { name: message('save.button') })),
    /** Hands a file over to the quick test. */
    chooseFile: async (file: File) => {
      const byFile = await canvas.findByRole('radio', { name: message('try.file') }, waitOptions)
      await userEvent.click(byFile)
      const input = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
        return found ?? Promise.reject(new Error('Nothing takes a file here'))
      }, waitOptions)
      await userEvent.upload(input, file, { applyAccept: false })
    },
    sees: async (sentence: string | RegExp) => {
      const told = await canvas.findByText(sentence, {}, waitOptions)
      await waitFor(() => expect(told).toBeVisible(), waitOptions)
    },
    /** Expects the typed text in the editor. */
    keeps: (text: string) => expect(canvasElement.querySelector('.cm-content')).toHaveTextContent(text),
    /** Expects the typed text to be stored in this browser, past the end of the page. */
    keepsDraft: (text: string) => waitFor(() => expect(draft()).toContain(text), waitOptions),
    forgetsDraft: () => waitFor(() => expect(draft()).toBeNull(), waitOptions),
  }
}
