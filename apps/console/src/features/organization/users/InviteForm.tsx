import {
  blankInvitation,
  InvitationKit,
  type InvitationKitProps,
  type InvitationValues,
  invitationRules,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Button, Icon, Inline, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Send } from 'lucide-react'
import { organizationMessages } from '../messages/index.js'

export type InviteFormProps = Required<Pick<InvitationKitProps, 'projects' | 'autoFocus'>> & {
  /** The project that the person is invited to unless another is chosen. */
  projectId?: number | undefined
  onInvite: (values: InvitationValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** Leads to the invitation of several. */
  onMany: () => void
}

/** Invites one person; once sent it is empty again. */
export function InviteForm({ projects, projectId, autoFocus, onInvite, onInvalid, onMany }: InviteFormProps) {
  const t = useMessages(organizationMessages)
  const begun = {
    ...blankInvitation,
    projects: projects.flatMap(({ id }) => (id === projectId ? [id] : [])),
  }
  return (
    <ValidatedForm
      name="invite"
      rules={invitationRules}
      initialValues={begun}
      onSubmit={onInvite}
      valuesAfterSubmit={() => begun}
      onInvalid={onInvalid}
      aria-label={t('invite.title')}
    >
      <Stack gap="x2">
        <InvitationKit projects={projects} autoFocus={autoFocus}>
          <SubmitButton icon={<Icon of={Send} />} pendingLabel={t('invite.sending')}>
            {t('invite.send')}
          </SubmitButton>
        </InvitationKit>
        <Inline justify="between">
          <Text variant="caption" tone="secondary">
            {t('invite.hint')}
          </Text>
          <Button size="small" variant="ghost" onPress={onMany}>
            {t('inviteMany.open')}
          </Button>
        </Inline>
      </Stack>
    </ValidatedForm>
  )
}
