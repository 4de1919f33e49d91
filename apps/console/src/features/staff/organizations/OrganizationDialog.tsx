import {
  limits as everybody,
  type OrganizationLimit,
  object,
  type StaffOrganization,
} from '@saywright/api/contract'
import { fieldNames, type SubmissionErrors } from '@saywright/forms'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { LimitField } from '../list/LimitField.js'
import { faultsOfLimits, readLimit, writeLimit } from '../list/limitValues.js'
import { listMessages } from '../list/messages.js'
import { RowDialog } from '../list/RowDialog.js'
import { organizationsMessages } from './messages.js'

export const organizationLimits = [
  'projectsPerOrganization',
  'domainsPerOrganization',
  'modelsPerProject',
  'audioFilesPerProject',
  'audioMegabytesPerProject',
  'generationCreditsPerProject',
] as const satisfies readonly OrganizationLimit[]

type Field = OrganizationLimit | 'user_seats'
type Values = Record<Field, string>
const nameOf = fieldNames<Values>()

/** Null restores the default. */
export type OrganizationLimits = Record<Field, number | null>

export type OrganizationDialogProps = {
  organization: StaffOrganization
  onSave: (
    organization: StaffOrganization,
    limits: OrganizationLimits,
  ) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The fields hold texts; `faultsOfLimits` judges them. */
const rules = object({})

/** How much one organization may have. */
export function OrganizationDialog({ organization, onSave, ...rest }: OrganizationDialogProps) {
  const t = useMessages(organizationsMessages)
  const words = useMessages(listMessages)
  const numbers = new Intl.NumberFormat(useLanguageTag())
  const { user_seats, limits } = organization
  const initialValues = Object.fromEntries([
    ['user_seats', writeLimit(user_seats)],
    ...organizationLimits.map((name) => [name, writeLimit(limits[name])]),
  ]) as Values
  return (
    <RowDialog<Values>
      {...rest}
      title={t('limitsOf', { organization: organization.name })}
      description={t('limitsHint')}
      name={`staff-organization-${organization.id}`}
      rules={rules}
      compare={faultsOfLimits}
      initialValues={initialValues}
      onSave={(values) =>
        onSave(
          organization,
          Object.fromEntries(
            Object.entries(values).map(([name, written]) => [name, readLimit(written)]),
          ) as OrganizationLimits,
        )
      }
    >
      <LimitField name={nameOf('user_seats')} label={t('fields.user_seats')} hint={words('seatsHint')} />
      {organizationLimits.map((name) => (
        <LimitField
          key={name}
          name={nameOf(name)}
          label={t(`fields.${name}`)}
          hint={words('limitHint', { most: numbers.format(everybody[name]) })}
        />
      ))}
    </RowDialog>
  )
}
