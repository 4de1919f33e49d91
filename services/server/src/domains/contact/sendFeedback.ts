import { feedbackTopics } from '@saywright/api/catalogue'
import { sendFeedback } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { postMessage } from './postMessage.js'
import { requireTopic } from './requireTopic.js'

export const sendFeedbackRoute = bind(sendFeedback, async ({ context, body, session }) => {
  requireTopic(feedbackTopics, body.topic)
  await postMessage(context, {
    accountId: session.accountId,
    kind: 'feedback',
    topic: body.topic,
    object: body.object.trim(),
    text: body.description.trim(),
    rating: body.rating,
    isBeta: body.beta,
  })
  return undefined
})
