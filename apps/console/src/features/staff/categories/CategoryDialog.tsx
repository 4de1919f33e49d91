import { type Category, limits, name, object, optional, type Tag, text } from '@saywright/api/contract'
import {
  FormMultiSelect,
  FormSegmented,
  FormSelect,
  FormTextField,
  fieldNames,
  type SubmissionErrors,
} from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { listMessages } from '../list/messages.js'
import { RowDialog } from '../list/RowDialog.js'
import { categoriesMessages } from './messages.js'

export type CategoryValues = {
  name: string
  description: string
  /** The number of the category above it; empty for none. */
  parent: string
  tags: readonly number[]
  locked: 'yes' | 'no'
}
const nameOf = fieldNames<Omit<CategoryValues, 'locked'> & { locked: 'yes' | 'no' | '' }>()
const rules = object({
  name: name(),
  description: optional(text({ max: limits.freeTextMaxCharacters })),
})

export type CategoryDialogProps = {
  /** Absent: a new one. */
  category: Category | undefined
  /** Below which it may be. */
  categories: readonly Category[]
  tags: readonly Tag[]
  onSave: (category: Category | undefined, values: CategoryValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

export function CategoryDialog({ category, categories, tags, onSave, ...rest }: CategoryDialogProps) {
  const t = useMessages(categoriesMessages)
  const words = useMessages(listMessages)
  return (
    <RowDialog<CategoryValues>
      {...rest}
      title={category ? words('changeOf', { name: category.name }) : t('add')}
      name={`staff-category-${category?.id ?? 'new'}`}
      rules={rules}
      initialValues={{
        name: category?.name ?? '',
        description: category?.description ?? '',
        parent: category?.parent_id ? String(category.parent_id) : 'none',
        tags: category?.tags.map(({ id }) => id) ?? [],
        locked: category?.locked ? 'yes' : 'no',
      }}
      onSave={(values) => onSave(category, values)}
    >
      <FormTextField
        name={nameOf('name')}
        label={t('name')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
      />
      <FormTextField
        name={nameOf('description')}
        label={t('description')}
        maxLength={limits.freeTextMaxCharacters}
        autoComplete="off"
        isOptional
      />
      <FormSelect
        name={nameOf('parent')}
        label={t('parent')}
        options={[
          { value: 'none', label: t('noParent') },
          ...categories
            .filter(({ id }) => id !== category?.id)
            .map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
      />
      <FormMultiSelect
        name={nameOf('tags')}
        label={t('tags')}
        options={tags.map(({ id, name: label }) => ({ value: id, label }))}
        isOptional
      />
      <FormSegmented
        name={nameOf('locked')}
        label={t('isLocked')}
        options={[
          { value: 'no', label: t('open') },
          { value: 'yes', label: t('locked') },
        ]}
      />
    </RowDialog>
  )
}
