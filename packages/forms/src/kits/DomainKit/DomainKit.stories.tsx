import { addDomain } from '@saywright/api/contract'
import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { createChecks } from '../../core/createChecks.js'
import { rulesOf } from '../../core/rulesOf.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { compareDomain } from './compareDomain.js'
import { DomainKit } from './DomainKit.js'
import { type AskAboutDomain, domainChecks } from './domainChecks.js'

const isFree = (text: string) => text.endsWith('gmail.com')

function quickChecks(askDomain: AskAboutDomain) {
  const { name, verification_email } = domainChecks({
    askDomain,
    askEmail: async (address) => ({ valid: true, professional: !isFree(address) }),
  })
  return {
    name: { ...name, pauseMilliseconds: 0 },
    verification_email: { ...verification_email, pauseMilliseconds: 0 },
  }
}

const meta = {
  title: 'Forms/DomainKit',
  component: DomainKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={rulesOf(addDomain)}
        compare={compareDomain}
        initialValues={{ name: '', verification_email: '', ...(parameters.typed as object | undefined) }}
        checks={() =>
          createChecks(
            quickChecks(
              (parameters.askDomain as AskAboutDomain | undefined) ??
                (async (domain) => (isFree(domain) ? null : domain)),
            ),
          )
        }
        onSubmit={async () => undefined}
        aria-label="Example"
      >
        <Stack gap="x3">
          <Story />
        </Stack>
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof DomainKit>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`input[name="${name}"]`) as HTMLInputElement

async function enter(canvas: HTMLElement, domain: string, address: string) {
  await userEvent.type(input(canvas, 'name'), domain)
  await userEvent.type(input(canvas, 'verification_email'), address)
  await userEvent.tab()
}

const fault = (canvas: HTMLElement, name: string, sentence: string) =>
  waitFor(() => expect(input(canvas, name)).toHaveAccessibleDescription(sentence))

/** Nothing is typed yet: both fields describe their purpose. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement, 'name')).toHaveAccessibleDescription(/\S/)
    await expect(input(canvasElement, 'verification_email')).toHaveAttribute('type', 'email')
  },
}

/** A domain and an address of it, both accepted. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'lumiere-instruments.com', 'ada@lumiere-instruments.com')
    await expect(canvasElement.querySelector('[aria-invalid]')).toBeNull()
  },
}

/** Not a domain: an address with its protocol. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'https://example.com', 'ada@example.com')
    await fault(canvasElement, 'name', errorMessageOf('invalidDomain'))
  },
}

/** The address is of another domain. */
export const Mismatch: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'example.com', 'ada@example.org')
    await fault(canvasElement, 'verification_email', errorMessageOf('domainMismatch'))
    await expect(input(canvasElement, 'name')).not.toHaveAttribute('aria-invalid')
  },
}

/** A provider that gives addresses to anyone cannot represent a company. */
export const FreeProvider: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'gmail.com', 'ada@gmail.com')
    await fault(canvasElement, 'name', errorMessageOf('incorrectDomain'))
    await fault(canvasElement, 'verification_email', errorMessageOf('webmailEmail'))
  },
}

/** The check could not be made: the domain is not taken unseen. */
export const CheckFailed: Story = {
  parameters: { askDomain: () => Promise.reject(new Error('down')) },
  play: async ({ canvasElement }) => {
    await enter(canvasElement, 'lumiere-instruments.com', 'ada@lumiere-instruments.com')
    await fault(canvasElement, 'name', errorMessageOf('incorrectDomain'))
  },
}

/** The server checks the domain. */
export const Checking: Story = {
  parameters: { askDomain: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement, 'name'), 'lumiere-instruments.com')
    const statuses = () => [...canvasElement.querySelectorAll('[role="status"]')]
    await waitFor(() => expect(statuses().some(({ textContent }) => textContent !== '')).toBe(true))
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  parameters: { typed: { name: 'example.com', verification_email: 'ada@example.com' } },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement, 'name')).toHaveAttribute('readonly')
  },
}
