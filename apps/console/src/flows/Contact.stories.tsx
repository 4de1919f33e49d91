import { sendContactMessage } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { contactMessages } from '../features/contact/messages/index.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Contact',
  tags: ['no-picture'],
  ...flow({ at: '/contact/a94g', token: 'a-token' }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const dictation = 'I want to request a new dictation language'
const message = ({ canvas }: Visit) =>
  canvas.findByRole<HTMLTextAreaElement>('textbox', undefined, waitOptions)

/** The address requests dictation in German: the message is prefilled, sent unchanged, and the next one is empty. */
export const ByTopic: Story = {
  name: 'C-019 A-031 By topic',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, translate, tells, sendAgain } = visitor
    const t = translate(contactMessages)
    transport.respond(sendContactMessage, undefined)
    await expect(await message(visitor)).toHaveValue(t('contact.dictation.a94g'))
    await sendAgain()
    await tells(t('contact.sent'), 'status')
    await expect(transport.calls(sendContactMessage).map(({ body }) => body)).toEqual([
      { topic: dictation, message: t('contact.dictation.a94g') },
    ])
    await waitFor(async () => expect(await message(visitor)).toHaveValue(''), waitOptions)
  },
}

/** The server cannot write: it says so in a notice, and the message stays and is sent once it can. */
export const DiskFull: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, locale, translate, tells, sendAgain } = visitor
    const full = failure('unavailable', locale)
    transport.fail(sendContactMessage, full)
    const typed = `${translate(contactMessages)('contact.dictation.a94g')} 40`
    await userEvent.type(await message(visitor), ' 40')
    await sendAgain()
    await tells(full.message)
    await expect(await message(visitor)).toHaveValue(typed)
    transport.respond(sendContactMessage, undefined)
    await sendAgain()
    await tells(translate(contactMessages)('contact.sent'), 'status')
    await expect(transport.calls(sendContactMessage).at(-1)?.body).toEqual({
      topic: dictation,
      message: typed,
    })
  },
}
