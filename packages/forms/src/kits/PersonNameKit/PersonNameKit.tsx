import { limits } from '@saywright/api/contract'
import { Columns, type FieldSize } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormTextField } from '../../fields/FormTextField/FormTextField.js'
import { personNameMessages } from './messages.js'

const nameOf = fieldNames<{ first_name: string; last_name: string }>()

export type PersonNameKitProps = { size?: FieldSize }

/** The fields `first_name` and `last_name`, in one row where there is space. */
export function PersonNameKit({ size }: PersonNameKitProps) {
  const t = useMessages(personNameMessages)
  return (
    <Columns count={{ phone: 1, tablet: 2 }}>
      <FormTextField
        name={nameOf('first_name')}
        label={t('first')}
        autoComplete="given-name"
        maxLength={limits.nameMaxCharacters}
        size={size}
      />
      <FormTextField
        name={nameOf('last_name')}
        label={t('last')}
        autoComplete="family-name"
        maxLength={limits.nameMaxCharacters}
        size={size}
      />
    </Columns>
  )
}
