import { limits, type MemberRole, memberRoles, object, oneOf } from '@saywright/api/contract'
import {
  FormError,
  FormTextArea,
  fieldNames,
  RoleKit,
  type SubmissionErrors,
  SubmitButton,
  useForgetDraft,
  ValidatedForm,
} from '@saywright/forms'
import { Button, Dialog, Icon, Inline, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Send } from 'lucide-react'
import { organizationMessages } from '../messages/index.js'
import { addressesIn, faultsOfAddresses } from './addressesIn.js'

type Values = { addresses: string; role: MemberRole }
const nameOf = fieldNames<Values>()
const rules = object({ role: oneOf(memberRoles) })
const draft = 'invite-many'

export type InviteManyDialogProps = {
  onInvite: (addresses: readonly string[], role: MemberRole) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Invites everyone of a pasted list, with one role. */
export function InviteManyDialog({ onInvite, onInvalid, onClose }: InviteManyDialogProps) {
  const t = useMessages(organizationMessages)
  const forgetDraft = useForgetDraft(draft)
  const close = () => {
    forgetDraft()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(stays) => !stays && close()}
      title={t('inviteMany.title')}
      description={t('inviteMany.text', { count: limits.invitationsAtOnce })}
    >
      <ValidatedForm<Values>
        name={draft}
        rules={rules}
        compare={faultsOfAddresses}
        initialValues={{ addresses: '', role: 'guest' }}
        onSubmit={async ({ addresses, role }) => {
          const errors = await onInvite(addressesIn(addresses), role)
          if (!errors) close()
          return errors
        }}
        onInvalid={onInvalid}
        aria-label={t('inviteMany.title')}
      >
        <Stack gap="x3">
          <FormError hasFallback={false} />
          <FormTextArea
            name={nameOf('addresses')}
            label={t('inviteMany.addresses')}
            description={t('inviteMany.hint')}
          />
          <RoleKit />
          <Inline justify="end">
            <Button onPress={close}>{t('inviteMany.cancel')}</Button>
            <SubmitButton icon={<Icon of={Send} />} pendingLabel={t('invite.sending')}>
              {t('inviteMany.send')}
            </SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
