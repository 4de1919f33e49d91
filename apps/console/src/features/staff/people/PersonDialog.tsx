import { limits, object, type StaffPerson } from '@saywright/api/contract'
import { fieldNames, type SubmissionErrors } from '@saywright/forms'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { LimitField } from '../list/LimitField.js'
import { faultsOfLimits, readLimit, writeLimit } from '../list/limitValues.js'
import { listMessages } from '../list/messages.js'
import { RowDialog } from '../list/RowDialog.js'
import { peopleMessages } from './messages.js'

type Values = { organizationsPerPerson: string }
const nameOf = fieldNames<Values>()

export type PersonDialogProps = {
  person: StaffPerson
  /** The displayed name. */
  name: string
  /** Null restores the default. */
  onSave: (person: StaffPerson, limit: number | null) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The field holds a text; `faultsOfLimits` judges it. */
const rules = object({})

/** How much one person may have. */
export function PersonDialog({ person, name, onSave, ...rest }: PersonDialogProps) {
  const t = useMessages(peopleMessages)
  const words = useMessages(listMessages)
  return (
    <RowDialog<Values>
      {...rest}
      title={t('limitsOf', { name })}
      description={t('limitsHint', { date: formatDate(person.created_at) })}
      name={`staff-person-${person.person.id}`}
      rules={rules}
      compare={faultsOfLimits}
      initialValues={{ organizationsPerPerson: writeLimit(person.organizationsPerPerson) }}
      onSave={({ organizationsPerPerson }) => onSave(person, readLimit(organizationsPerPerson))}
    >
      <LimitField
        name={nameOf('organizationsPerPerson')}
        label={t('organizationsPerPerson')}
        hint={words('limitHint', { most: limits.organizationsPerPerson })}
      />
    </RowDialog>
  )
}
