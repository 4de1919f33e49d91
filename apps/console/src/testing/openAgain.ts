import { expect, userEvent, waitFor } from 'storybook/test'

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Opens a dialog once more when it has closed, so that the picture of its story shows it. */
export async function openAgain(open: HTMLElement | (() => Promise<unknown>)): Promise<void> {
  await waitFor(() => expect(document.querySelector(dialogs)).toBeNull())
  if (open instanceof HTMLElement) await userEvent.click(open)
  else await open()
  await waitFor(() => expect(document.querySelector(dialogs)).toBeVisible())
}
