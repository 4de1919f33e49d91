import {
  toLoadable,
  useDeletePicture,
  useMe,
  useProfessionalEmailCheck,
  useSavePicture,
} from '@saywright/api/react'
import { professionalEmailCheck, useDiscardGuard } from '@saywright/forms'
import {
  DocumentTitle,
  noticeOfInvalidForm,
  useKeptLocaleChoice,
  useShell,
  useThemeChoice,
} from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { CodeDialog } from '../../../parts/code-dialog/CodeDialog.js'
import { useEmailProof } from '../../../parts/code-dialog/useEmailProof.js'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'
import { usePicture } from '../../../parts/usePicture.js'
import { accountMessages } from '../messages/index.js'
import { profileMessages } from './messages.js'
import { ProfileScreen } from './ProfileScreen.js'
import { useProfileSave } from './useProfileSave.js'

export function ProfileRoute() {
  const account = useMessages(accountMessages)
  const t = useMessages(profileMessages)
  const { i18n, notices } = useShell()
  const me = useMe()
  const user = me.data
  const savePicture = useSavePicture()
  const deletePicture = useDeletePicture()
  const askEmail = useProfessionalEmailCheck()
  const { prove, dialog } = useEmailProof(true)
  const save = useProfileSave(prove)
  const { locale, choose: chooseLocale } = useKeptLocaleChoice(user)
  const { theme, choose: chooseTheme } = useThemeChoice()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)
  return (
    <>
      <DocumentTitle>{account('sections.profile')}</DocumentTitle>
      <ProfileScreen
        user={toLoadable(me)}
        organization={useFocusedOrganization().organization}
        picture={usePicture(user, 72)}
        onUploadPicture={async (file, onProgress) => {
          if (user) await savePicture({ params: { id: user.id }, body: { file }, onProgress, quiet: true })
        }}
        onRemovePicture={
          user?.picture_url ? async () => void (await deletePicture({ params: { id: user.id } })) : undefined
        }
        checkCorporateEmail={professionalEmailCheck(async (email, signal) =>
          // The saved address was checked before.
          email === user?.verified_email ? { valid: true, professional: true } : askEmail(email, signal),
        )}
        onSave={async (values) => (user ? save(values, user) : undefined)}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        guard={guard}
        locale={locale}
        onLocaleChange={chooseLocale}
        theme={theme}
        onThemeChange={chooseTheme}
      />
      {dialog && <CodeDialog {...dialog} verifyLabel={t('proveEmail')} />}
    </>
  )
}
