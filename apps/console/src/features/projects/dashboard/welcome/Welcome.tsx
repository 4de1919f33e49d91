import type { BodyOf, saveUser as saveUserCall, User } from '@saywright/api/contract'
import { useProfessionalEmailCheck, useSaveOnboarding, useSaveUser } from '@saywright/api/react'
import { professionalEmailCheck } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { welcomeMessages } from './messages.js'
import { WelcomeDialog, type WelcomeValues } from './WelcomeDialog.js'

const fields = [
  'first_name',
  'last_name',
  'verified_email',
  'person_label',
  'interest_in_vdk',
  'phone_number',
] as const

type Body = BodyOf<typeof saveUserCall>

/** Welcomes a new person to the dashboard, until they close it. */
export function Welcome({ user }: { user: User }) {
  const t = useMessages(welcomeMessages)
  const { i18n, notices } = useShell()
  const askEmail = useProfessionalEmailCheck()
  const saveUser = useSaveUser()
  const saveOnboarding = useSaveOnboarding()
  const failure = useApiFailure()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null

  const close = () => {
    setOpen(false)
    // If it is not saved, the question is shown again at the next visit.
    saveOnboarding({ body: { is_welcome_closed: true }, quiet: true, isFailureShown: true }).catch(() => {})
  }
  const values = Object.fromEntries(fields.map((field) => [field, user[field] ?? ''])) as WelcomeValues
  return (
    <WelcomeDialog
      values={values}
      organization={user.organizations[0]?.name}
      isAddressKnown={Boolean(user.verified_email)}
      checkCorporateEmail={professionalEmailCheck(askEmail)}
      onSave={async (typed) => {
        try {
          // The rules of the form let only the words of the lists pass.
          const body = typed as Body
          await saveUser({ params: { id: user.id }, body, isFailureShown: true })
          notices.show({ cause: 'form', tone: 'success', text: t('saved') })
          close()
          return undefined
        } catch (thrown) {
          return failure(thrown, fields)
        }
      }}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      onClose={close}
    />
  )
}
