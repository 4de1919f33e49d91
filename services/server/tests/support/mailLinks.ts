import type { MailContent } from '../../src/mail/mail.js'

type Linked = Extract<MailContent, { readonly link: string }>

const [email, code] = ['ada%40example.com', 'kq2vJ8mWb0cT1xNq5Zs9yA']
const technologies = '/projects/1/settings/technologies'
const organization = '/account/organization'

/** Where the link of each mail leads in the console. A mail with a link that is missing here does not compile. */
export const mailLinks: Readonly<Record<Linked['template'], string>> = {
  confirm: `/auth/confirm-register/${email}/${code}`,
  link: `/auth/setup-password/${email}/${code}`,
  known: '/auth/login',
  invitation: `/auth/invitation/${code}`,
  email_changed: `/auth/undo-address/${code}`,
  address_restored: '/auth/reset-password',
  organization_received: organization,
  organization_handed_over: organization,
  request_waiting: '/staff/requests?request=1',
  request_approved: technologies,
  request_granted: technologies,
  request_declined: technologies,
  delivered_until: technologies,
  delivered: technologies,
  withdrawn: technologies,
  evaluation_ending: technologies,
  evaluation_ended: technologies,
}
