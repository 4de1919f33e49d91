import { createI18n, type Locale, type MessageSet, translate } from '@saywright/ui/i18n'
import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MadeConsole } from './Console.js'
import { inputNamed, submitButton } from './inputNamed.js'

/** A whole page is loaded part by part, also where the machine is busy. */
export const waitOptions = { timeout: 30_000 }

export type Visit = ReturnType<typeof visit>

/** Helpers for the assertions of a story of `flow`: the console, its canvas, and the messages in its language. */
export function visit({
  canvasElement,
  loaded,
  globals,
}: Pick<StoryContext, 'canvasElement' | 'loaded' | 'globals'>) {
  const made = loaded.made as MadeConsole
  const locale = globals.locale as Locale
  const canvas = within(canvasElement)
  return {
    ...made,
    canvas,
    locale,
    translate: <Set extends MessageSet>(messages: Set) => translate(createI18n({ locale }), messages),
    /** The field that a form keeps under a name, once the form is there. */
    field: (name: string) => waitFor(() => inputNamed(canvasElement, name), waitOptions),
    /** Presses the button of the form, once the server has responded to the previous call. */
    sendAgain: async () => {
      const button = submitButton(canvasElement)
      await waitFor(
        () => expect(within(button).queryByRole('progressbar')).not.toBeInTheDocument(),
        waitOptions,
      )
      await userEvent.click(button)
    },
    arrivesAt: (path: string) =>
      waitFor(() => expect(made.router.state.location.pathname).toBe(path), waitOptions),
    /** Expects a notice with the sentence: an alert, or the announcement of a success. */
    tells: (sentence: string, role: 'alert' | 'status' = 'alert') =>
      // Queried each time: it fades in, and the page that follows may have its notices in another place.
      waitFor(async () => {
        const notices = within(canvas.getByRole('region', { name: /^(?:Notices|Avis)$/ }))
        const told = notices.getAllByRole(role).find(({ textContent }) => textContent?.includes(sentence))
        if (!told) throw new Error(`No notice says: ${sentence}`)
        await expect(told).toBeVisible()
        return told
      }, waitOptions),
    /** Expects the typed values to be unchanged. */
    keeps: async (typed: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(typed)) {
        await expect(inputNamed(canvasElement, name)).toHaveValue(value)
      }
    },
  }
}
