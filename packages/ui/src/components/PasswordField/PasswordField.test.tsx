import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Dialog } from '../Dialog/Dialog.js'
import { PasswordField } from './PasswordField.js'

const requirements = [
  { label: '8 characters or more', isMet: true },
  { label: 'A digit', isMet: false },
]

describeComponent(
  'PasswordField',
  (props) => <PasswordField {...props} label="Password" requirements={requirements} />,
  { role: 'button' },
)

describe('PasswordField', () => {
  it('reads each requirement with the field, met or not', async () => {
    const screen = await renderThemed(<PasswordField label="Password" requirements={requirements} />)
    await expect
      .element(screen.getByLabelText('Password', { exact: true }))
      .toHaveAccessibleDescription('8 characters or more (met) A digit (not met yet)')
  })

  it('announces progress politely', async () => {
    const screen = await renderThemed(<PasswordField label="Password" requirements={requirements} />)
    await expect.element(screen.getByText('1 of 2 requirements met')).toHaveAttribute('role', 'status')
  })

  it('allows pasting a password', async () => {
    const screen = await renderThemed(
      <>
        <input aria-label="Source" defaultValue="Velvet-27!" />
        <PasswordField label="Password" />
      </>,
    )
    await screen.getByLabelText('Source').click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.copy()
    const input = screen.getByLabelText('Password', { exact: true })
    await input.click()
    await userEvent.paste()
    await expect.element(input).toHaveValue('Velvet-27!')
  })

  it('passes Escape on, so that the dialog around it closes', async () => {
    const onOpenChange = vi.fn()
    const screen = await renderThemed(
      <Dialog isOpen title="Prove that it is you" onOpenChange={onOpenChange}>
        <PasswordField label="Password" />
      </Dialog>,
    )
    await screen.getByLabelText('Password', { exact: true }).click()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('speaks French', async () => {
    const screen = await renderThemed(<PasswordField label="Mot de passe" />, { locale: 'fr-FR' })
    await expect.element(screen.getByRole('button', { name: 'Afficher le mot de passe' })).toBeVisible()
  })
})
