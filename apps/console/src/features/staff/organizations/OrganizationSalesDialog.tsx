import { limits, type StaffOrganization, saveOrganizationSales } from '@saywright/api/contract'
import { FormSegmented, FormTextField, fieldNames, rulesOf, type SubmissionErrors } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { RowDialog } from '../list/RowDialog.js'
import { organizationsMessages } from './messages.js'

/** Sales data of an organization; null where unknown. */
export type OrganizationSales = {
  customer: 'Yes' | 'No' | null
  sales_representative: string | null
  organization_id: string | null
}

type Values = { answer: 'Yes' | 'No' | 'unset'; sales_representative: string; organization_id: string }
const nameOf = fieldNames<Omit<Values, 'answer'> & { answer: Values['answer'] | '' }>()

export type OrganizationSalesDialogProps = {
  organization: StaffOrganization
  onSaveSales: (
    organization: StaffOrganization,
    sales: OrganizationSales,
  ) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The sales contact of an organization, whether it has bought, and its id in the customer database. */
export function OrganizationSalesDialog({
  organization,
  onSaveSales,
  ...rest
}: OrganizationSalesDialogProps) {
  const t = useMessages(organizationsMessages)
  const { customer, sales_representative, organization_id } = organization
  return (
    <RowDialog<Values>
      {...rest}
      title={t('sales.of', { organization: organization.name })}
      description={t('sales.hint')}
      name={`staff-organization-sales-${organization.id}`}
      rules={rulesOf(saveOrganizationSales)}
      initialValues={{
        answer: customer ?? 'unset',
        sales_representative: sales_representative ?? '',
        organization_id: organization_id ?? '',
      }}
      onSave={({ answer, ...written }) =>
        onSaveSales(organization, {
          customer: answer === 'unset' ? null : answer,
          sales_representative: written.sales_representative.trim() || null,
          organization_id: written.organization_id.trim() || null,
        })
      }
    >
      <FormSegmented
        name={nameOf('answer')}
        label={t('sales.customer')}
        options={[
          { value: 'unset', label: t('sales.unset') },
          { value: 'Yes', label: t('sales.yes') },
          { value: 'No', label: t('sales.no') },
        ]}
      />
      <FormTextField
        name={nameOf('sales_representative')}
        label={t('sales.representative')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
        isOptional
      />
      <FormTextField
        name={nameOf('organization_id')}
        label={t('sales.crm')}
        description={t('sales.crmHint')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
        isOptional
      />
    </RowDialog>
  )
}
