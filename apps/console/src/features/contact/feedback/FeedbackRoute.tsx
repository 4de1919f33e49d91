import { useSendFeedback } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { contactMessages } from '../messages/index.js'
import { type Feedback, FeedbackScreen } from './FeedbackScreen.js'

export function FeedbackRoute() {
  const t = useMessages(contactMessages)
  const { notices, i18n } = useShell()
  const sendFeedback = useSendFeedback()

  const send = async ({ beta, rating, ...feedback }: Feedback) => {
    // The rules of the form have refused an open question.
    if (beta === undefined) return { beta: 'required' }
    if (rating === undefined) return { rating: 'required' }
    try {
      await sendFeedback({ body: { ...feedback, beta, rating } })
    } catch (thrown) {
      return submissionErrors(thrown, ['topic', 'object', 'description', 'rating', 'beta'])
    }
    notices.show({ cause: 'form', tone: 'success', text: t('feedback.sent') })
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('feedback.title')}</DocumentTitle>
      <FeedbackScreen onSend={send} onInvalid={() => notices.show(noticeOfInvalidForm(i18n))} />
    </>
  )
}
