import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConfirmDialog } from '../components/Dialog/ConfirmDialog.js'
import { renderThemed } from '../testing/renderThemed.js'
import { keepFocus } from './keepFocus.js'

let end = () => {}
beforeEach(() => {
  end = keepFocus(document)
})
afterEach(() => end())

function Lamps() {
  const [lamps, setLamps] = useState(['Kitchen', 'Hall'])
  const [asked, setAsked] = useState<string>()
  return (
    <main>
      <section>
        <h2>Lamps</h2>
        {lamps.length > 0 && (
          <ul>
            {lamps.map((lamp) => (
              <li key={lamp}>
                <button type="button" onClick={() => setAsked(lamp)}>{`Remove ${lamp}`}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <ConfirmDialog
        title="Remove it?"
        confirmLabel="Yes"
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => setLamps((all) => all.filter((lamp) => lamp !== asked))}
      />
    </main>
  )
}

it('goes to the row that took the place, then to the heading of the empty list', async () => {
  const screen = await renderThemed(<Lamps />)
  const remove = async (name: string) => {
    ;(screen.getByRole('button', { name }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('alertdialog')
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    ;(screen.getByRole('button', { name: 'Yes' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await remove('Remove Kitchen')
  await expect.element(screen.getByRole('button', { name: 'Remove Hall' })).toHaveFocus()
  await remove('Remove Hall')
  await expect.element(screen.getByRole('heading', { name: 'Lamps' })).toHaveFocus()
})

function Pages() {
  const [place, setPlace] = useState(1)
  return (
    <section>
      <h2>Pages</h2>
      <button type="button" disabled={place === 1} onClick={() => setPlace(1)}>
        Previous
      </button>
      <button type="button" disabled={place === 2} onClick={() => setPlace(2)}>
        Next
      </button>
    </section>
  )
}

it('goes from a control that is disabled to the one beside it', async () => {
  const screen = await renderThemed(<Pages />)
  ;(screen.getByRole('button', { name: 'Next' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveFocus()
})

it('leaves alone who presses on an empty spot, also when what they left goes later', async () => {
  const screen = await renderThemed(
    <section>
      <h2>Lamps</h2>
      <p>Nothing to press</p>
      <button type="button">Add</button>
    </section>,
  )
  const button = screen.getByRole('button').element() as HTMLElement
  button.focus()
  await userEvent.click(screen.getByText('Nothing to press'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(document.body)
  button.hidden = true
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(document.body)
})

it('goes into a dialog that took the page away from it', async () => {
  const screen = await renderThemed(
    <>
      <main>
        <h1 tabIndex={-1}>Lamps</h1>
      </main>
      <section role="dialog" aria-label="Welcome" tabIndex={-1}>
        Five answers
      </section>
    </>,
  )
  const main = screen.getByRole('main').element()
  ;(screen.getByRole('heading').element() as HTMLElement).focus()
  ;(main as HTMLElement).inert = true
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
})
