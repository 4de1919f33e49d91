import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Link } from '../Link/Link.js'
import { PasswordField, type PasswordFieldProps } from './PasswordField.js'

const meta = {
  title: 'UI/Fields/PasswordField',
  id: 'ui-passwordfield',
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

const rules: readonly [string, (password: string) => boolean][] = [
  ['8 characters or more', (password) => password.length >= 8],
  ['An upper-case and a lower-case letter', (password) => /[a-z]/.test(password) && /[A-Z]/.test(password)],
  ['A digit and a special character', (password) => /\d/.test(password) && /[!@#$%^&*]/.test(password)],
]

function WithRequirements(props: PasswordFieldProps) {
  const [value, setValue] = useState('')
  const requirements = rules.map(([label, holds]) => ({ label, isMet: holds(value) }))
  return <PasswordField {...props} value={value} onChange={setValue} requirements={requirements} />
}

/** Hidden while it is typed. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password')
    await userEvent.type(input, 'Velvet')
    await expect(args.onChange).toHaveBeenLastCalledWith('Velvet')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

/** The eye shows the typed text; it keeps its name and is announced as pressed. */
export const Shown: Story = {
  args: { defaultValue: 'Velvet-27!' },
  play: async ({ canvasElement }) => {
    const eye = within(canvasElement).getByRole('button')
    await expect(eye).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(eye)
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

/** Nothing typed yet: three open circles. */
export const RequirementsUnmet: Story = {
  args: { label: 'New password', autoComplete: 'new-password' },
  render: (args) => <WithRequirements {...args} />,
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines.map((line) => line.hasAttribute('data-met'))).toEqual([false, false, false])
  },
}

/** Each line turns green as it is met; the progress is announced. */
export const RequirementsMet: Story = {
  ...RequirementsUnmet,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const met = () => canvas.getAllByRole('listitem').filter((line) => line.hasAttribute('data-met')).length
    const input = canvas.getByLabelText('New password')
    await userEvent.type(input, 'velvetvelvet')
    await expect(met()).toBe(1)
    await userEvent.type(input, 'V')
    await expect(met()).toBe(2)
    await userEvent.type(input, '2!')
    await expect(met()).toBe(3)
    await expect(input).toHaveAccessibleDescription(/8 characters or more/)
  },
}

/** Caps Lock is on while typing. */
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(canvas.getByLabelText('Password'))
    await user.keyboard('v')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await user.keyboard('{CapsLock}V')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** Two fields that do not match: both say so. */
export const Mismatch: Story = {
  args: { error: 'The two passwords do not match.', autoComplete: 'new-password' },
  render: (args) => (
    <Stack gap="x3">
      <PasswordField {...args} label="New password" defaultValue="Velvet-27!" />
      <PasswordField {...args} label="Confirm password" defaultValue="Velvet-28!" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['New password', 'Confirm password']) {
      const field = within(canvasElement).getByLabelText(name)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('The two passwords do not match.')
    }
  },
}

/** On the login screen, with a link for a forgotten password. */
export const LabelAction: Story = {
  args: {
    size: 'large',
    labelAction: (
      <Link href="/auth/reset-password" variant="standalone">
        Forgot your password?
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAccessibleName('Password')
    await expect(within(canvasElement).getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth/reset-password',
    )
  },
}

/** Cannot be filled in now. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Confirm your e-mail address first.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toBeDisabled()
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

/** Long French lines keep their icon at the first line. */
export const LongText: Story = {
  args: {
    label: 'Nouveau mot de passe',
    error: 'Utilisez au moins 8 caractères, avec majuscule, minuscule, chiffre et caractère spécial.',
    requirements: [
      {
        label: 'Au moins huit caractères, espaces compris, quelle que soit la langue du clavier',
        isMet: true,
      },
      { label: 'Une lettre majuscule et une lettre minuscule, accentuées ou non', isMet: false },
    ],
  },
}

/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <PasswordField {...args} label="At rest" defaultValue="Velvet-27!" />
      <PasswordField {...args} label="Wrong" defaultValue="Velvet" error="Use 8 characters or more." />
      <PasswordField {...args} label="Disabled" isDisabled />
      <PasswordField
        {...args}
        label="New password"
        requirements={rules.map(([label], index) => ({ label, isMet: index < 2 }))}
      />
    </Stack>
  ),
}
