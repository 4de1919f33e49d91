import { filled, limits, object } from '@saywright/api/contract'
import {
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  useForgetDraft,
  ValidatedForm,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { securityMessages } from './messages/index.js'

const nameOf = fieldNames<{ name: string }>()

export type PasskeyNameDialogProps = {
  title: string
  /** The current name; empty for a new passkey. */
  name: string
  submitLabel: string
  pendingLabel: string
  onSubmit: (name: string) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

const rules = object({ name: filled('Laptop', limits.nameMaxCharacters) })

/** Names a passkey, so that its owner can tell it from others. */
export function PasskeyNameDialog({ title, name, onSubmit, onClose, ...labels }: PasskeyNameDialogProps) {
  const t = useMessages(securityMessages)
  const formId = useId()
  const draft = `passkey-${name}`
  const forgetDraft = useForgetDraft(draft)
  const close = () => {
    forgetDraft()
    onClose()
  }
  const [isBusy, save] = useBusy(onSubmit)
  const submit = async ({ name }: { name: string }) => {
    const errors = await save(name.trim())
    if (!errors) onClose()
    return errors
  }
  return (
    <Dialog
      isOpen
      title={title}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isBusy}>
            {isBusy ? labels.pendingLabel : labels.submitLabel}
          </Button>
        </>
      }
    >
      <ValidatedForm
        name={draft}
        id={formId}
        rules={rules}
        initialValues={{ name }}
        onSubmit={submit}
        aria-label={title}
      >
        <FormTextField
          name={nameOf('name')}
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          maxLength={limits.nameMaxCharacters}
          autoComplete="off"
          autoFocus
        />
      </ValidatedForm>
    </Dialog>
  )
}
