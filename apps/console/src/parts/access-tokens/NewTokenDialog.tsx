import {
  type AccessScope,
  type AccessTokenForm,
  accessScopes,
  filled,
  limits,
  list,
  object,
  oneOf,
} from '@saywright/api/contract'
import {
  FormMultiSelect,
  FormSelect,
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { tokenMessages } from './messages.js'

const days = ['30', '90', '365'] as const
type Values = { name: string; scopes: readonly AccessScope[]; days: (typeof days)[number] }

const blank: Values = { name: '', scopes: ['read', 'downloads'], days: '90' }
const nameOf = fieldNames<Values>()
const rules = object({
  name: filled('Build server', limits.nameMaxCharacters),
  scopes: list(oneOf(accessScopes), { min: 1 }),
  days: oneOf(days),
})

export type NewTokenDialogProps = {
  /** Available scopes. */
  scopes: readonly AccessScope[]
  onSubmit: (form: AccessTokenForm) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Name, scopes and duration of a new token. */
export function NewTokenDialog({ scopes, onSubmit, onClose }: NewTokenDialogProps) {
  const t = useMessages(tokenMessages)
  const formId = useId()
  const [isBusy, create] = useBusy(onSubmit)
  return (
    <Dialog
      isOpen
      title={t('add')}
      isDismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isBusy}>
            {isBusy ? t('creating') : t('create')}
          </Button>
        </>
      }
    >
      <ValidatedForm
        name="access-token"
        id={formId}
        rules={rules}
        initialValues={blank}
        onSubmit={(values) =>
          create({ name: values.name.trim(), scopes: [...values.scopes], days: Number(values.days) })
        }
        aria-label={t('add')}
      >
        <Stack gap="x3">
          <FormTextField
            name={nameOf('name')}
            label={t('name')}
            description={t('nameHint')}
            maxLength={limits.nameMaxCharacters}
            autoComplete="off"
            autoFocus
          />
          <FormMultiSelect
            name={nameOf('scopes')}
            label={t('scope')}
            options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          />
          <FormSelect
            name={nameOf('days')}
            label={t('days')}
            options={days.map((value) => ({ value, label: t('dayCount', { count: Number(value) }) }))}
          />
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}
