import { useMe, useSendContactMessage } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { brand, DocumentTitle, noticeOfInvalidForm, useDocumentationHref, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useParams } from 'react-router'
import { contactMessages } from '../messages/index.js'
import { type ContactMessage, ContactScreen } from './ContactScreen.js'
import { inviteByMail } from './inviteByMail.js'
import { topicOf } from './topicOf.js'

export function ContactRoute() {
  const t = useMessages(contactMessages)
  const { notices, i18n } = useShell()
  const { data: user } = useMe()
  const { topic: code } = useParams()
  const documentationHref = useDocumentationHref()
  const sendMessage = useSendContactMessage()
  if (!user) return null
  const { topic, dictation } = topicOf(code)

  const send = async (body: ContactMessage) => {
    try {
      await sendMessage({ body })
    } catch (thrown) {
      return submissionErrors(thrown, ['topic', 'message'])
    }
    notices.show({ cause: 'form', tone: 'success', text: t('contact.sent') })
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('contact.title')}</DocumentTitle>
      <ContactScreen
        // Another code in the address begins another message.
        key={code}
        begun={{ topic, message: dictation ? t(`contact.dictation.${dictation}`) : '' }}
        email={user.email}
        onSend={send}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        productTourHref={brand.links.productTour ?? brand.links.meeting}
        documentationHref={documentationHref}
        inviteHref={inviteByMail(t, brand.name, window.location.origin)}
      />
    </>
  )
}
