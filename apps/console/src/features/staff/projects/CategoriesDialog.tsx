import { type Category, limits, object, type Project } from '@saywright/api/contract'
import { type FieldErrors, FormMultiSelect, fieldNames, type SubmissionErrors } from '@saywright/forms'
import { formatDay, useMessages } from '@saywright/ui/i18n'
import { writtenDay } from '../../../parts/writtenDay.js'
import { RowDialog } from '../list/RowDialog.js'
import { faultOfEnd } from '../requests/endDate.js'
import { deliveryMessages } from './deliveryMessages.js'
import { EndField } from './EndField.js'

type Values = { permanent: readonly number[]; evaluation: readonly number[]; until: string }
const nameOf = fieldNames<Values>()
const rules = object({})

export type ProjectCategories = {
  permanent_category_ids: number[]
  evaluation_category_ids: number[]
  categories_expiration: string | null
}

export type CategoriesDialogProps = {
  project: Project
  categories: readonly Category[]
  now: Date
  onSave: (categories: ProjectCategories) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The categories of a project, permanent or during its evaluation. */
export function CategoriesDialog({ project, categories, now, onSave, ...rest }: CategoriesDialogProps) {
  const t = useMessages(deliveryMessages)
  const options = categories.map(({ id, name }) => ({ value: id, label: name }))
  const before = project.categories_expiration ? formatDay(project.categories_expiration) : ''
  return (
    <RowDialog<Values>
      {...rest}
      title={t('changeCategories')}
      description={project.title}
      name={`staff-project-categories-${project.id}`}
      rules={rules}
      compare={({ until }): FieldErrors => {
        // An end that has passed may stay.
        const fault = until === before ? undefined : faultOfEnd(until, now, limits.evaluationDaysMax)
        return fault ? { until: fault } : {}
      }}
      initialValues={{
        permanent: project.permanent_categories?.map(({ id }) => id) ?? [],
        evaluation: project.evaluation_categories?.map(({ id }) => id) ?? [],
        until: before,
      }}
      onSave={({ permanent, evaluation, until }) =>
        onSave({
          permanent_category_ids: [...permanent],
          evaluation_category_ids: [...evaluation],
          categories_expiration:
            until === before ? (project.categories_expiration ?? null) : (writtenDay(until) ?? null),
        })
      }
    >
      <FormMultiSelect name={nameOf('permanent')} label={t('permanent')} options={options} isOptional />
      <FormMultiSelect name={nameOf('evaluation')} label={t('ofEvaluation')} options={options} isOptional />
      <EndField name={nameOf('until')} label={t('expire')} hint={t('expireHint')} />
    </RowDialog>
  )
}
