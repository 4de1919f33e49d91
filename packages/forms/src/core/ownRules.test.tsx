import { email, filled, object, text } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormTextArea } from '../fields/FormTextArea/FormTextArea.js'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../kits/EmailKit/EmailKit.js'
import { errorMessages } from '../messages/index.js'
import { ErrorSummary } from './ErrorSummary.js'
import type { ErrorMessages } from './errorKeys.js'
import { sentenceOf } from './errorWords.js'
import { fieldNames } from './fieldNames.js'
import { ValidatedForm } from './ValidatedForm.js'
import type { FieldErrors } from './validate.js'

declare module '../index.js' {
  interface OwnErrorKeys {
    roomTaken: true
  }
}

const isAddress = (value: string) => (/^[a-z-]+$/.test(value) ? undefined : 'invalid')
const rules = object({ address: text({ min: 1, max: 40, rule: isAddress }), email: email() })
const nameOf = fieldNames<{ address: string }>()

it('shows the message of a custom rule on fields and on kits', async () => {
  const screen = await render(
    <ThemeProvider locale="en-US">
      <ValidatedForm
        rules={rules}
        initialValues={{ address: 'Desk Lamp', email: '' }}
        onSubmit={async () => undefined}
        aria-label="Address"
      >
        <FormTextField name={nameOf('address')} label="Address" words={{ invalid: 'Write small letters.' }} />
        <EmailKit words={{ required: 'We send the confirmation there.' }} />
      </ValidatedForm>
    </ThemeProvider>,
  )
  screen.container.querySelector('form')?.requestSubmit()
  await expect
    .element(screen.getByRole('textbox', { name: 'Address' }))
    .toHaveAccessibleDescription('Write small letters.')
  await expect
    .element(screen.getByRole('textbox', { name: 'E\u2011mail' }))
    .toHaveAccessibleDescription('We send the confirmation there.')
})

const roomNames = fieldNames<{ room: string; lamp: string }>()
const room = object({ room: filled('Kitchen'), lamp: filled('Lamp'), shelf: filled('Left') })

async function sentRoom() {
  const screen = await render(
    <ThemeProvider locale="en-US">
      <ValidatedForm
        rules={room}
        initialValues={{ room: 'Kitchen', lamp: '', shelf: '' }}
        compare={({ room }): FieldErrors => (room === 'Kitchen' ? { room: 'roomTaken' } : {})}
        words={{ roomTaken: 'A lamp stands there already.', required: 'We need this.' }}
        onSubmit={async () => undefined}
        aria-label="Room"
      >
        <ErrorSummary labels={{ room: 'Room' }} />
        <FormTextField name={roomNames('room')} label="Room" />
        <FormTextArea name={roomNames('lamp')} label="Lamp" words={{ required: 'Which one?' }} />
      </ValidatedForm>
    </ThemeProvider>,
  )
  screen.container.querySelector('form')?.requestSubmit()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  return screen
}

it('shows the message of the form for a custom key, and prefers that of a field', async () => {
  const screen = await sentRoom()
  const described = (name: string) => expect.element(screen.getByRole('textbox', { name }))
  await described('Room').toHaveAccessibleDescription('A lamp stands there already.')
  await described('Lamp').toHaveAccessibleDescription('Which one?')
})

it('the summary says what the fields say, and names a field that is not on the page without a link', async () => {
  const screen = await sentRoom()
  const lines = screen.getByRole('alert').getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Room: A lamp stands there already.',
    'Which one?',
    'shelf: We need this.',
  ])
  expect(lines.map((line) => line.querySelector('button') !== null)).toEqual([true, true, false])
})

it('a key without a sentence is not valid', () => {
  const t = (key: keyof (typeof errorMessages.translations)['en-US']) =>
    errorMessages.translations['en-US'][key]
  expect(sentenceOf('roomTaken', errorMessages, t, [])).toBe('This value is not valid.')
})

it('does not compile with an undeclared key', () => {
  // @ts-expect-error: `roomTakn` is neither a key of the contract nor one that was added above.
  const words: ErrorMessages = { roomTakn: 'A lamp stands there already.' }
  expect(words).toBeDefined()
})
