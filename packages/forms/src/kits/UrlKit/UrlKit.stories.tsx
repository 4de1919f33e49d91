import { object, website } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { UrlKit } from './UrlKit.js'

const meta = {
  title: 'Forms/UrlKit',
  component: UrlKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({ website_url: website() })}
        initialValues={{ website_url: (parameters.typed as string | undefined) ?? '' }}
        onSubmit={async () => undefined}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof UrlKit>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox')

/** Nothing is typed yet; phones show the keyboard for addresses. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('inputmode', 'url')
    await expect(field(canvasElement)).toHaveAttribute('autocomplete', 'url')
  },
}

/** A host name with a port and a path, without its protocol. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'example.com:8080/products')
    await userEvent.tab()
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid')
  },
}

/** Not a web address. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'exa mple')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(canvasElement)).toHaveAccessibleDescription(errorMessageOf('url'))
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { typed: 'example.com', isReadOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'x')
    await expect(field(canvasElement)).toHaveValue('example.com')
  },
}
