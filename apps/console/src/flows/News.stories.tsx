import {
  interfaceLanguageOf,
  me,
  setMarketingStatus,
  setNotificationParameters,
} from '@saywright/api/contract'
import { aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { newsMessages } from '../features/account/notifications/messages.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const reader = {
  marketing_status: 'Allow',
  notif_product_updates: true,
  notif_educational_content: true,
  notif_corporate_events_news: true,
} as const

const meta = {
  title: 'Console/Flows/News',
  tags: ['no-picture'],
  ...flow({
    at: '/account/notifications',
    token: 'a-token',
    server: (transport, locale) =>
      transport.respond(me, aUser({ ...reader, interface_language: interfaceLanguageOf(locale) })),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function switches({ canvas }: Visit) {
  return (await canvas.findAllByRole('switch', {}, waitOptions)) as HTMLInputElement[]
}

/** Stopped permanently: confirmed once, saved, and locked with its reason from then on. */
export const Unsubscribe: Story = {
  name: 'K-014 K-016 Unsubscribe',
  play: async (context) => {
    const person = visit(context)
    const { transport, canvas, locale, translate } = person
    const over = aUser({ marketing_status: 'Disallow', interface_language: interfaceLanguageOf(locale) })
    transport.respond(setMarketingStatus, () => {
      transport.respond(me, over)
      return undefined
    })
    await userEvent.click((await switches(person))[1] as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(dialog.getByRole('button', { name: translate(newsMessages)('stop') }))
    const [reason = ''] = translate(newsMessages)('marketing.over').split('<')
    await canvas.findByText(new RegExp(reason.trim()), {}, waitOptions)
    await expect(transport.calls(setMarketingStatus).map(({ body }) => body)).toEqual([
      { marketing_status: 'Disallow' },
    ])
    await userEvent.click((await switches(person))[1] as HTMLElement)
    await expect(transport.calls(setMarketingStatus)).toHaveLength(1)
  },
}

/** One subject is saved alone. The server refuses, because it was stopped elsewhere: announced, and the switch goes back. */
export const RefusedSubject: Story = {
  name: 'K-014 Refused subject',
  play: async (context) => {
    const person = visit(context)
    const { transport, locale, tells } = person
    const sentence = failure('unsubscribed_for_good', locale)
    transport.fail(setNotificationParameters, sentence)
    const subject = (await switches(person))[2] as HTMLInputElement
    await userEvent.click(subject)
    await tells(sentence.message)
    await waitFor(() => expect(subject).toBeChecked(), waitOptions)
    await expect(transport.calls(setNotificationParameters).map(({ body }) => body)).toEqual([
      { notif_product_updates: false },
    ])
  },
}
