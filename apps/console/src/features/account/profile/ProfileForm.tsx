import { displayedName, type User } from '@saywright/api/contract'
import {
  type AsyncCheck,
  AvatarUpload,
  type AvatarUploadProps,
  createChecks,
  DiscardGuard,
  type FormHandle,
  type GuardState,
  ProfileKit,
  profileRules,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { Box, Card, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useRef } from 'react'
import { profileMessages } from './messages.js'
import { ProfileFooter } from './ProfileFooter.js'
import { type ProfileValues, valuesOf } from './profileValues.js'
import { StatusTag } from './StatusTag.js'

export type ProfileFormProps = {
  user: User
  /** Address of the person's picture. */
  picture: string | undefined
  onUploadPicture: AvatarUploadProps['onUpload']
  onRemovePicture: AvatarUploadProps['onRemove']
  /** Whether an address is of a company. */
  checkCorporateEmail: AsyncCheck
  onSave: (values: ProfileValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  guard: GuardState
}

type Form = FormHandle<ProfileValues>

/** The personal details of an account, to be edited by its owner. */
export function ProfileForm({ user, picture, guard, onSave, onInvalid, ...rest }: ProfileFormProps) {
  const t = useMessages(profileMessages)
  const locale = useLocale()
  const form = useRef<Form>(undefined)
  const save = async (values: ProfileValues) => {
    const errors = await onSave(values)
    // From here on these are the saved values, which a discard restores.
    if (!errors) form.current?.initialize(values)
    return errors
  }
  return (
    <ValidatedForm
      name="profile"
      rules={profileRules}
      initialValues={valuesOf(user)}
      checks={() => createChecks({ verified_email: rest.checkCorporateEmail })}
      formRef={(made) => {
        form.current = made
      }}
      onSubmit={save}
      onInvalid={onInvalid}
      aria-label={t('title')}
    >
      <Card title={t('title')} actions={<StatusTag status={user.status} />} isFlush>
        <Box padding="card">
          <Stack gap="x4">
            <AvatarUpload
              name={`${user.first_name} ${user.last_name}`}
              displayedName={displayedName(user, locale)}
              src={picture}
              onUpload={rest.onUploadPicture}
              onRemove={rest.onRemovePicture}
            />
            <ProfileKit />
          </Stack>
        </Box>
        <ProfileFooter />
      </Card>
      <DiscardGuard guard={guard} />
    </ValidatedForm>
  )
}
