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
  onInvite: (values: InvitationValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** Leads to the invitation of several. */
  onMany: () => void
}

/** Invites one person; once sent it is blank again. */
export function InviteForm({ projects, autoFocus, onInvite, onInvalid, onMany }: InviteFormProps) {
  const t = useMessages(organizationMessages)
  return (
    <ValidatedForm
      name="invite"
      rules={invitationRules}
      initialValues={blankInvitation}
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
