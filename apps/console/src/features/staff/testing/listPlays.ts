import { expect, type Mock, userEvent, within } from 'storybook/test'
import { firstPlace } from '../list/listPlace.js'

type Played = { canvasElement: HTMLElement }

export const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The rows are loading. */
export async function seesLoading({ canvasElement }: Played): Promise<void> {
  await expect(main(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
}

/** The rows could not be read, and are requested again. */
export const asksAgain =
  (retry: Mock) =>
  async ({ canvasElement }: Played): Promise<void> => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  }

/** A search without results is cleared. */
export async function takesWordsBack({
  args,
  canvasElement,
}: Played & { args: { onPlace: unknown } }): Promise<void> {
  const search = within(main(canvasElement).getByRole('search'))
  await userEvent.click(search.getAllByRole('button').at(-1) as HTMLElement)
  await expect(args.onPlace).toHaveBeenCalledWith(firstPlace)
}

/** From the second page to the third. */
export async function leafsOn({
  args,
  canvasElement,
}: Played & { args: { onPlace: unknown } }): Promise<void> {
  const pages = within(main(canvasElement).getByRole('navigation'))
  await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
  await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, page: 3 })
}
