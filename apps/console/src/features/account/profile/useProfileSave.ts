import type { User } from '@saywright/api/contract'
import { useSaveUser } from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { profileMessages } from './messages.js'
import { bodyOf, isSameAddress, type ProfileValues, profileFields } from './profileValues.js'

/** Saves a profile. @param prove requests the code that was sent to a new address. */
export function useProfileSave(prove: (email: string) => Promise<boolean>) {
  const t = useMessages(profileMessages)
  const { notices } = useShell()
  const saveUser = useSaveUser()
  const failure = useApiFailure()
  return async (values: ProfileValues, { id, email }: User) => {
    try {
      if (!isSameAddress(values.email, email) && !(await prove(values.email.trim()))) {
        return { email: 'incorrectEmail' }
      }
      await saveUser({ params: { id }, body: bodyOf(values, { email }), isFailureShown: true })
      notices.show({ cause: 'form', tone: 'success', text: t('saved') })
      return undefined
    } catch (thrown) {
      return failure(thrown, profileFields)
    }
  }
}
