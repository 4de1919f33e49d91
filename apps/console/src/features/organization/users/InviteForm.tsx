import {
  blankInvitation,
  type FormHandle,
  InvitationKit,
  type InvitationKitProps,
  type InvitationValues,
  invitationRules,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Icon, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Send } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { organizationMessages } from '../messages/index.js'

export type InviteFormProps = Required<Pick<InvitationKitProps, 'projects' | 'autoFocus'>> & {
  onInvite: (values: InvitationValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** What was typed and not sent: the form begins with it, and leaves it when it goes away. */
  draft: RefObject<InvitationValues>
}

type Form = FormHandle<InvitationValues>

/** Invites one person; once sent it is blank again. */
export function InviteForm({ projects, autoFocus, onInvite, onInvalid, draft }: InviteFormProps) {
  const t = useMessages(organizationMessages)
  const form = useRef<Form>(undefined)
  useEffect(
    () => () => {
      draft.current = form.current?.getState().values ?? blankInvitation
    },
    [draft],
  )
  return (
    <ValidatedForm
      rules={invitationRules}
      initialValues={draft.current}
      formRef={(made) => {
        form.current = made
      }}
      onSubmit={onInvite}
      valuesAfterSubmit={() => blankInvitation}
      onInvalid={onInvalid}
      aria-label={t('invite.title')}
    >
      <Stack gap="x2">
        <InvitationKit projects={projects} autoFocus={autoFocus}>
          <SubmitButton icon={<Icon of={Send} />} pendingLabel={t('invite.sending')}>
            {t('invite.send')}
          </SubmitButton>
        </InvitationKit>
        <Text variant="caption" tone="secondary">
          {t('invite.hint')}
        </Text>
      </Stack>
    </ValidatedForm>
  )
}
