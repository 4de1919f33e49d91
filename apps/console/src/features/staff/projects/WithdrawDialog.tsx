import { labelOf, languageLabel, technologies } from '@saywright/api/catalogue'
import { type Delivery, limits, object, optional, text } from '@saywright/api/contract'
import {
  type FieldErrors,
  FormMultiSelect,
  FormTextArea,
  fieldNames,
  type SubmissionErrors,
} from '@saywright/forms'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { RowDialog } from '../list/RowDialog.js'
import { deliveryMessages } from './deliveryMessages.js'

type Values = { langs: readonly string[]; message: string }
const nameOf = fieldNames<Values>()
const rules = object({ message: optional(text({ max: limits.freeTextMaxCharacters })) })

export type WithdrawDialogProps = {
  delivery: Delivery
  /** @param langs absent: all of it. */
  onWithdraw: (delivery: Delivery, message: string, langs?: string[]) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Ends a delivery now, in all of its languages or some. */
export function WithdrawDialog({ delivery, onWithdraw, ...rest }: WithdrawDialogProps) {
  const t = useMessages(deliveryMessages)
  const locale = useLocale()
  const all = delivery.langs
  return (
    <RowDialog<Values>
      {...rest}
      title={t('withdrawOf', { technology: labelOf(technologies, delivery.technology, locale) })}
      description={t('withdrawText')}
      name={`staff-withdrawal-${delivery.id}`}
      rules={rules}
      compare={({ langs }): FieldErrors =>
        all.length > 0 && langs.length === 0 ? { langs: 'atLeastOneRequired' } : {}
      }
      initialValues={{ langs: all, message: '' }}
      saveLabel={t('withdraw')}
      onSave={({ langs, message }) =>
        langs.length < all.length ? onWithdraw(delivery, message, [...langs]) : onWithdraw(delivery, message)
      }
    >
      {all.length > 0 && (
        <FormMultiSelect
          name={nameOf('langs')}
          label={t('chosen')}
          options={all.map((value) => ({ value, label: languageLabel(value, locale) }))}
        />
      )}
      <FormTextArea
        name={nameOf('message')}
        label={t('message')}
        maxLength={limits.freeTextMaxCharacters}
        isOptional
      />
    </RowDialog>
  )
}
