import type { Shape } from '@saywright/api/contract'
import type { FieldErrors, FormValues, SubmissionErrors } from '@saywright/forms'
import { FormError, SubmitButton, useForgetDraft, ValidatedForm } from '@saywright/forms'
import { Button, Dialog, Inline, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { listMessages } from './messages.js'

export type RowDialogProps<Values extends FormValues> = {
  title: string
  description?: string
  /** Key of its draft. */
  name: string
  rules: Shape
  compare?: (values: Values) => FieldErrors
  initialValues: Values
  /** "Save" when absent. */
  saveLabel?: string
  /** The fields. */
  children: ReactNode
  onSave: (values: Values) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Changes what staff may change of one row; closed once it is saved. */
export function RowDialog<Values extends FormValues>({
  title,
  description,
  name,
  children,
  saveLabel,
  onSave,
  onClose,
  ...form
}: RowDialogProps<Values>) {
  const t = useMessages(listMessages)
  const forgetDraft = useForgetDraft(name)
  const close = () => {
    forgetDraft()
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={(stays) => !stays && close()} title={title} description={description}>
      <ValidatedForm<Values>
        {...form}
        name={name}
        aria-label={title}
        onSubmit={async (values) => {
          const errors = await onSave(values)
          if (!errors) close()
          return errors
        }}
      >
        <Stack gap="x3">
          <FormError hasFallback={false} />
          {children}
          <Inline justify="end">
            <Button onPress={close}>{t('cancel')}</Button>
            <SubmitButton pendingLabel={t('saving')}>{saveLabel ?? t('save')}</SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
