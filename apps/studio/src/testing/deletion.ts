import { ApiError } from '@saywright/api/contract'
import { expect, userEvent, waitFor, within } from 'storybook/test'

type Deletion = { readonly name: RegExp; readonly onDelete: unknown }

const page = () => within(document.body)

/** Answers the open question with the button of this name, and returns the button. */
async function answer({ name, onDelete }: Deletion): Promise<HTMLElement> {
  await expect(onDelete).not.toHaveBeenCalled()
  const button = within(await page().findByRole('alertdialog')).getByRole('button', { name })
  await userEvent.click(button)
  await expect(onDelete).toHaveBeenCalledOnce()
  return button
}

/** Expects one deletion, after which the question is closed. */
export async function expectDeletion(asked: Deletion, deleted: unknown): Promise<void> {
  await answer(asked)
  await expect(asked.onDelete).toHaveBeenCalledWith(deleted)
  await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument())
}

export const neverSettled = () => new Promise<void>(() => {})

/** Expects that nothing closes the question during the deletion, and that it is sent once. */
export async function expectPendingDeletion(asked: Deletion): Promise<void> {
  const button = await answer(asked)
  await waitFor(() => expect(button).toHaveAttribute('data-pending'))
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  await expect(asked.onDelete).toHaveBeenCalledOnce()
  await expect(page().getByRole('alertdialog')).toBeVisible()
}

export const refusedDeletion = () => Promise.reject(new ApiError({ kind: 'server', status: 503 }))

/** Expects that the question stays after a refusal, which its owner reports, and can be answered again or closed. */
export async function expectRefusedDeletion(asked: Deletion): Promise<void> {
  const button = await answer(asked)
  await waitFor(() => expect(button).not.toHaveAttribute('data-pending'))
  await userEvent.click(button)
  await expect(asked.onDelete).toHaveBeenCalledTimes(2)
  await expect(page().getByRole('alertdialog')).toBeVisible()
}
