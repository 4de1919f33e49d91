import { displayedName, filled, type Member, object } from '@saywright/api/contract'
import {
  FormComboBox,
  FormError,
  fieldNames,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Button, Dialog, Icon, Inline, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Handshake } from 'lucide-react'
import { byName } from '../../../parts/members/sortedMembers.js'
import { organizationMessages } from '../messages/index.js'

type Values = { user_id: string }
const nameOf = fieldNames<Values>()
const identifierCharacters = 20
const rules = object({ user_id: filled('2', identifierCharacters) })

export type HandOverDialogProps = {
  organization: string
  /** Possible new owners. */
  others: readonly Member[]
  onHandOver: (userId: number) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Dialog that selects the new owner of the organization, and says which role the previous owner keeps. */
export function HandOverDialog({
  organization,
  others,
  onHandOver,
  onInvalid,
  onClose,
}: HandOverDialogProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const title = t('handOver.question', { organization })
  return (
    <Dialog
      isOpen
      tone="warning"
      icon={<Icon of={Handshake} size={20} />}
      title={title}
      description={t('handOver.lead')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ValidatedForm<Values>
        rules={rules}
        initialValues={{ user_id: '' }}
        onSubmit={async ({ user_id }) => {
          const errors = await onHandOver(Number(user_id))
          if (!errors) onClose()
          return errors
        }}
        onInvalid={onInvalid}
        aria-label={title}
      >
        <Stack gap="x3">
          <FormError hasFallback={false} />
          <FormComboBox
            name={nameOf('user_id')}
            label={t('handOver.member')}
            order="match"
            options={byName(others, locale).map(({ user }) => ({
              value: String(user.id),
              label: displayedName(user, locale),
              description: user.email,
            }))}
          />
          <Inline justify="end">
            <Button onPress={onClose}>{t('handOver.cancel')}</Button>
            <SubmitButton pendingLabel={t('handOver.pending')}>{t('handOver.confirm')}</SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
