import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type RenderResult, render } from 'vitest-browser-react'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { TextField } from './TextField.js'

describeComponent('TextField', (props) => <TextField {...props} label="Title" error="Wrong" />, {
  role: 'textbox',
})

describe('TextField', () => {
  it('F-056 links its error to the input', async () => {
    const screen = await renderThemed(<TextField label="Title" error="This field is required." />)
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('This field is required.')
  })

  it('lets its ref focus the input', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<TextField ref={ref} label="Title" />)
    ref.current?.focus()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
  })

  it('announces an error politely when it comes from a check, and only then', async () => {
    const themed = (isChecking: boolean | undefined, error?: string) => (
      <ThemeProvider locale="en-US">
        <TextField label="Name" isChecking={isChecking} error={error} />
      </ThemeProvider>
    )
    const regionOf = (screen: RenderResult) =>
      screen.getByText('Wrong').element().closest('[aria-live="polite"]')
    const screen = await render(themed(undefined, 'Wrong'))
    expect(regionOf(screen)).toBeNull()
    await screen.rerender(themed(true))
    await screen.rerender(themed(false, 'Wrong'))
    expect(regionOf(screen)).not.toBeNull()
  })

  it('says the check in French', async () => {
    const screen = await renderThemed(<TextField label="Nom" isChecking />, { locale: 'fr-FR' })
    await expect.element(screen.getByRole('status')).toHaveTextContent('Vérification en cours')
  })

  it('counts what is typed, in its description too', async () => {
    const screen = await renderThemed(<TextField label="Name" hasCounter maxLength={12} />)
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('Hal')
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('3 of 12 characters')
    await expect.element(screen.getByRole('status')).toHaveTextContent('9 characters left')
  })
})
