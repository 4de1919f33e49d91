import { saveOrganization } from '@saywright/api/contract'
import { Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createChecks } from '../../core/createChecks.js'
import { rulesOf } from '../../core/rulesOf.js'
import { SubmitButton } from '../../core/SubmitButton.js'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { type AskAboutName, createNameCheck } from './nameCheck.js'
import { OrganizationKit } from './OrganizationKit.js'
import { blankOrganization, type OrganizationValues } from './organization.js'

const halden: OrganizationValues = {
  name: 'Halden Logistics',
  website_url: 'halden.example.com',
  country: 'France',
  geographic_area: 'EMEA',
  industry: 'Logistics and supply chain',
  sub_industry: 'Warehousing',
  business_activity: '',
  size: '500-1000',
}
const send = fn<(values: OrganizationValues) => Promise<SubmissionErrors | undefined>>(async () => undefined)

function Example({ typed, ask, isReadOnly }: { typed: object; ask: AskAboutName; isReadOnly: boolean }) {
  const [{ check, isFree }] = useState(() => createNameCheck(ask, halden.name))
  return (
    <ValidatedForm
      rules={rulesOf(saveOrganization)}
      initialValues={{ ...blankOrganization, ...typed }}
      checks={() => createChecks({ name: { ...check, pauseMilliseconds: 0 } })}
      onSubmit={send}
      isReadOnly={isReadOnly}
      aria-label="Example"
    >
      <Stack gap="x4">
        <OrganizationKit isNameFree={isFree} />
        {!isReadOnly && (
          <Inline justify="end">
            <SubmitButton>Save</SubmitButton>
          </Inline>
        )}
      </Stack>
    </ValidatedForm>
  )
}

const meta = {
  title: 'Forms/OrganizationKit',
  component: OrganizationKit,
  beforeEach: () => {
    send.mockReset()
  },
  render: (_args, { parameters }) => (
    <Example
      typed={(parameters.typed as object | undefined) ?? {}}
      ask={(parameters.ask as AskAboutName | undefined) ?? (async (name) => name === 'Nordwind')}
      isReadOnly={parameters.isReadOnly === true}
    />
  ),
} satisfies Meta<typeof OrganizationKit>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`input[name="${name}"]`) as HTMLInputElement
const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))
const combos = (canvas: HTMLElement) => within(canvas).getAllByRole('combobox')
const parts = (canvas: HTMLElement) => combos(canvas)[2] as HTMLElement
async function rename(canvas: HTMLElement, name: string) {
  await userEvent.clear(input(canvas, 'name'))
  await userEvent.type(input(canvas, 'name'), name)
  await userEvent.tab()
}

/** Nothing is known yet: a part of an industry waits for the industry. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement)).toBeDisabled()
    await expect(parts(canvasElement)).toHaveAccessibleDescription(/\S/)
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(4)
  },
}

/** Complete, and sent unchanged: choices in English, whatever the language of the page. */
export const Filled: Story = {
  parameters: { typed: halden },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledWith(halden))
  },
}

/** Sent empty: all but the two optional fields are required. */
export const Invalid: Story = {
  name: 'F-015 F-016 Invalid',
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(input(canvasElement, 'name')).toHaveFocus())
    const sentences = await within(canvasElement).findAllByText(errorMessageOf('required'))
    await expect(sentences).toHaveLength(6)
    await expect(parts(canvasElement)).not.toHaveAttribute('aria-invalid', 'true')
    await expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
      errorMessageOf('required'),
    )
    await expect(send).not.toHaveBeenCalled()
  },
}

/** The new name is free: the field says so. */
export const NameFree: Story = {
  parameters: { typed: halden },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Halden Freight')
    await waitFor(() => expect(input(canvasElement, 'name')).toHaveAccessibleDescription(/\S/))
    await expect(input(canvasElement, 'name')).not.toHaveAttribute('aria-invalid')
  },
}

/** Another organization has the name; nothing is sent. */
export const NameTaken: Story = {
  name: 'F-020 Name taken',
  parameters: { typed: halden },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Nordwind')
    await waitFor(() => expect(input(canvasElement, 'name')).toHaveAttribute('aria-invalid', 'true'))
    await press(canvasElement)
    await waitFor(() => expect(input(canvasElement, 'name')).toHaveFocus())
    await expect(send).not.toHaveBeenCalled()
  },
}

/** The name could not be checked: it counts as valid, without a message, and the form is sent. */
export const NameUnchecked: Story = {
  name: 'F-020 Name unchecked',
  parameters: { typed: halden, ask: () => Promise.reject(new Error('down')) },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Halden Freight')
    await press(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...halden, name: 'Halden Freight' }))
    await expect(input(canvasElement, 'name')).toHaveAccessibleDescription('')
  },
}

/** Another industry has other parts: the one chosen before is emptied. */
export const AnotherIndustry: Story = {
  parameters: { typed: halden },
  play: async ({ canvasElement }) => {
    const industry = combos(canvasElement)[1] as HTMLElement
    await waitFor(() => expect(parts(canvasElement)).not.toHaveValue(''))
    await userEvent.clear(industry)
    await userEvent.type(industry, 'robot')
    await userEvent.click(await screen.findByRole('option', { name: 'Robotics' }))
    await waitFor(() => expect(parts(canvasElement)).toHaveValue(''))
    await press(canvasElement)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ ...halden, industry: 'Robotics', sub_industry: '' }),
    )
  },
}

/** May be read and copied, not changed; empty fields say so. */
export const ReadOnly: Story = {
  parameters: { typed: halden, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement).getAllByRole('textbox')
    await expect(texts).toHaveLength(8)
    for (const text of texts) await expect(text).toHaveAttribute('readonly')
    const empty = texts.filter((text) => (text as HTMLInputElement).value === '')
    await expect(empty).toHaveLength(1)
    await expect(empty[0]).toHaveAttribute('placeholder', expect.stringMatching(/\S/))
  },
}

/** The longest names there can be. */
export const LongText: Story = {
  parameters: {
    typed: {
      ...halden,
      name: 'Société coopérative de logistique et de préparation vocale '.repeat(2).slice(0, 100),
      website_url: `${'entrepots-et-plateformes.'.repeat(6)}example.com`,
      country: 'South Georgia & South Sandwich Islands',
    },
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
