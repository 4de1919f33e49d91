import { type LicenceEnd, limits, object, type StaffPerson } from '@saywright/api/contract'
import {
  type FieldErrors,
  FormSelect,
  fieldNames,
  type SubmissionErrors,
  useFormChoice,
} from '@saywright/forms'
import { formatDate, formatDay, useMessages } from '@saywright/ui/i18n'
import { writtenDay } from '../../../parts/writtenDay.js'
import { RowDialog } from '../list/RowDialog.js'
import { EndField } from '../projects/EndField.js'
import { daysAfter, faultOfEnd } from '../requests/endDate.js'
import { peopleMessages } from './messages.js'

/** `date` is the end of the last day, null unless the key ends on one. */
export type KeyEnd = { end: LicenceEnd; date: string | null }

type Values = { end: LicenceEnd; date: string }
const nameOf = fieldNames<Values>()
const rules = object({})
const ends: readonly LicenceEnd[] = ['deliveries', 'date', 'never']

export type LicenceEndDialogProps = {
  person: StaffPerson
  /** The displayed name. */
  name: string
  now: Date
  onSaveEnd: (person: StaffPerson, end: KeyEnd) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Sets the end of a user's license key. */
export function LicenceEndDialog({ person, name, now, onSaveEnd, ...rest }: LicenceEndDialogProps) {
  const t = useMessages(peopleMessages)
  const { licence_end, licence_expires_at } = person
  const before = licence_end === 'date' && licence_expires_at ? formatDay(licence_expires_at) : ''
  const noEnd = licence_end === 'deliveries' ? 'keyEnd.noDeliveryEnd' : 'keyEnd.noEnd'
  return (
    <RowDialog<Values>
      {...rest}
      title={t('keyEnd.title', { name })}
      description={licence_expires_at ? t('keyEnd.until', { date: formatDay(licence_expires_at) }) : t(noEnd)}
      name={`staff-licence-end-${person.person.id}`}
      rules={rules}
      compare={({ end, date }): FieldErrors => {
        if (end !== 'date') return {}
        const fault = date === '' ? 'required' : faultOfEnd(date, now, limits.evaluationDaysMax)
        return fault ? { date: fault } : {}
      }}
      initialValues={{
        end: licence_end,
        date: before || formatDate(daysAfter(now, limits.evaluationDays)),
      }}
      onSave={({ end, date }) =>
        onSaveEnd(person, { end, date: end === 'date' ? (writtenDay(date) ?? null) : null })
      }
    >
      <FormSelect
        name={nameOf('end')}
        label={t('keyEnd.label')}
        options={ends.map((value) => ({ value, label: t(`keyEnd.${value}`) }))}
      />
      <DateOfEnd />
    </RowDialog>
  )
}

/** The last day, where the key ends on one. */
function DateOfEnd() {
  const t = useMessages(peopleMessages)
  const { value } = useFormChoice<LicenceEnd>(nameOf('end'))
  if (value !== 'date') return null
  return <EndField name={nameOf('date')} label={t('keyEnd.day')} hint={t('keyEnd.dayHint')} isRequired />
}
