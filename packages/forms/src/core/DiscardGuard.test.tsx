import { filled, object } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { DiscardGuard, useDiscardGuard } from './DiscardGuard.js'
import { discardMessages } from './discardMessages.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import { ValidatedForm } from './ValidatedForm.js'

const nameOf = fieldNames<{ title: string }>()

const discard = discardMessages.translations['en-US']

function Page({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const guard = useDiscardGuard()
  return (
    <>
      <ValidatedForm
        rules={object({ title: filled('Lamp') })}
        initialValues={{ title: 'Lamp' }}
        onSubmit={async () => undefined}
        aria-label="Project"
      >
        <FormTextField name={nameOf('title')} label="Title" />
        <SubmitButton>Save</SubmitButton>
        <DiscardGuard guard={guard} />
      </ValidatedForm>
      <button type="button" onClick={() => guard.ask(onLeave, onStay)}>
        Leave
      </button>
    </>
  )
}

async function aPage() {
  const [onLeave, onStay] = [vi.fn(), vi.fn()]
  const screen = await render(
    <ThemeProvider locale="en-US" theme="light">
      <Page onLeave={onLeave} onStay={onStay} />
    </ThemeProvider>,
  )
  const leave = screen.getByRole('button', { name: 'Leave', exact: true })
  const change = async () => {
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{End}s')
  }
  return { screen, leave, change, onLeave, onStay }
}

/** Whether the browser would request confirmation before it closes the page. */
function wouldAsk() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('unsaved changes', () => {
  it('open no dialog when there are none', async () => {
    const { leave, onLeave } = await aPage()
    expect(wouldAsk()).toBe(false)
    await leave.click()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('keep the user on the page on request', async () => {
    const { screen, leave, change, onLeave, onStay } = await aPage()
    await change()
    await expect.poll(wouldAsk).toBe(true)
    await leave.click()
    await expect.element(screen.getByRole('alertdialog', { name: discard.title })).toBeVisible()
    await screen.getByRole('button', { name: discard.stay }).click()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(onLeave).not.toHaveBeenCalled()
    expect(onStay).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('textbox')).toHaveValue('Lamps')
  })

  it('let the user leave once they are discarded', async () => {
    const { screen, leave, change, onLeave, onStay } = await aPage()
    await change()
    await leave.click()
    await screen.getByRole('button', { name: discard.leave }).click()
    await expect.poll(() => onLeave.mock.calls.length).toBe(1)
    expect(onStay).not.toHaveBeenCalled()
  })

  it('count as saved after a submit, until something changes again', async () => {
    const { screen, change } = await aPage()
    await change()
    await expect.poll(wouldAsk).toBe(true)
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(wouldAsk).toBe(false)
    await change()
    await expect.poll(wouldAsk).toBe(true)
  })
})
