import { limits, loginAsAdmin } from '@saywright/api/contract'
import {
  FormError,
  FormTextField,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  useForgetDraft,
  ValidatedForm,
} from '@saywright/forms'
import { Button, Dialog, Icon, Inline, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { UserCog } from 'lucide-react'
import { staffMessages } from '../messages.js'

const nameOf = fieldNames<{ email: string; reason: string }>()

export type Acting = { email: string; reason: string }

export type ActAsDialogProps = {
  /** The user to impersonate; absent: the address is requested. */
  person?: { readonly name: string; readonly email: string } | undefined
  isOpen: boolean
  onClose: () => void
  onAct: (acting: Acting) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

/** Requests a reason before staff impersonates a user. */
export function ActAsDialog({ person, isOpen, onClose, onAct, onInvalid }: ActAsDialogProps) {
  const t = useMessages(staffMessages)
  const draft = `act-as-${person?.email ?? ''}`
  const forgetDraft = useForgetDraft(draft)
  const close = () => {
    forgetDraft()
    onClose()
  }
  const title = person ? t('acting.title', { name: person.name }) : t('acting.titleAnyone')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && close()}
      title={title}
      icon={<Icon of={UserCog} size={20} />}
      tone="warning"
      description={t('acting.text')}
    >
      <ValidatedForm<Acting>
        name={draft}
        rules={rulesOf(loginAsAdmin)}
        initialValues={{ email: person?.email ?? '', reason: '' }}
        onSubmit={onAct}
        onInvalid={onInvalid}
        aria-label={title}
      >
        <Stack gap="x3">
          <FormError hasFallback={false} />
          <FormTextField name={nameOf('email')} label={t('acting.email')} isReadOnly={person !== undefined} />
          <FormTextField
            name={nameOf('reason')}
            label={t('acting.reason')}
            description={t('acting.reasonHint')}
            maxLength={limits.freeTextMaxCharacters}
            autoComplete="off"
          />
          <Inline justify="end">
            <Button onPress={close}>{t('acting.cancel')}</Button>
            <SubmitButton pendingLabel={t('acting.starting')}>{t('acting.start')}</SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
