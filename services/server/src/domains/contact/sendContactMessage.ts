import { contactTopics } from '@saywright/api/catalogue'
import { sendContactMessage } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { postMessage } from './postMessage.js'
import { requireTopic } from './requireTopic.js'

export const sendContactMessageRoute = bind(sendContactMessage, async ({ context, body, session }) => {
  requireTopic(contactTopics, body.topic)
  await postMessage(context, {
    accountId: session.accountId,
    kind: 'contact',
    topic: body.topic,
    text: body.message.trim(),
  })
  return undefined
})
