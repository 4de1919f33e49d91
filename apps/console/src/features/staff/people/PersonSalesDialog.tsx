import { limits, type StaffPerson, savePersonSales } from '@saywright/api/contract'
import { EmailKit, FormTextField, fieldNames, rulesOf, type SubmissionErrors } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { RowDialog } from '../list/RowDialog.js'
import { peopleMessages } from './messages.js'

/** Sales data of a user; null where unknown. */
export type PersonSales = { sales_email: string | null; person_id: string | null }

type Values = { sales_email: string; person_id: string }
const nameOf = fieldNames<Values>()

export type PersonSalesDialogProps = {
  person: StaffPerson
  /** The displayed name. */
  name: string
  onSaveSales: (person: StaffPerson, sales: PersonSales) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Sets the sales contact of a user, and their id in the customer database. */
export function PersonSalesDialog({ person, name, onSaveSales, ...rest }: PersonSalesDialogProps) {
  const t = useMessages(peopleMessages)
  return (
    <RowDialog<Values>
      {...rest}
      title={t('sales.of', { name })}
      description={t('sales.hint')}
      name={`staff-person-sales-${person.person.id}`}
      rules={rulesOf(savePersonSales)}
      initialValues={{ sales_email: person.sales_email ?? '', person_id: person.person_id ?? '' }}
      onSave={({ sales_email, person_id }) =>
        onSaveSales(person, { sales_email: sales_email.trim() || null, person_id: person_id.trim() || null })
      }
    >
      <EmailKit name={nameOf('sales_email')} label={t('sales.email')} autoComplete="off" isOptional />
      <FormTextField
        name={nameOf('person_id')}
        label={t('sales.crm')}
        description={t('sales.crmHint')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
        isOptional
      />
    </RowDialog>
  )
}
