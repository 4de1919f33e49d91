import type { Category, Tag } from '@saywright/api/contract'
import { Inline, Stack, Tag as TagMark, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CollectionList, type CollectionProps } from '../list/CollectionList.js'
import { longWords } from '../list/longWords.css.js'
import { CategoryDialog, type CategoryDialogProps } from './CategoryDialog.js'
import { categoriesMessages } from './messages.js'

export type CategoriesScreenProps = CollectionProps<Category> &
  Pick<CategoryDialogProps, 'onSave' | 'onInvalid' | 'categories'> & { tags: readonly Tag[] }

const totalOf = ({ children, projects_total, files_total }: Category) =>
  children.length + projects_total + files_total

/** The categories of projects and files. */
export function CategoriesScreen({ categories, tags, onSave, onInvalid, ...list }: CategoriesScreenProps) {
  const t = useMessages(categoriesMessages)
  const nameAbove = ({ parent_id }: Category) => categories.find(({ id }) => id === parent_id)?.name ?? ''
  return (
    <CollectionList
      {...list}
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      search={t('search')}
      add={t('add')}
      nameOf={({ name }) => name}
      isUsed={(category) => category.locked || totalOf(category) > 0}
      columns={[
        { id: 'name', header: t('name'), isRowHeader: true, cell: (row) => <CategoryName {...row} /> },
        {
          id: 'parent',
          header: t('parent'),
          cell: (row) => <div className={longWords}>{nameAbove(row)}</div>,
        },
        {
          id: 'tags',
          header: t('tags'),
          cell: ({ tags: own }) => (
            <Inline gap="x1">
              {own.map(({ id, name }) => (
                <TagMark key={id}>{name}</TagMark>
              ))}
            </Inline>
          ),
        },
        { id: 'projects', header: t('projects'), align: 'end', cell: ({ projects_total }) => projects_total },
        { id: 'files', header: t('files'), align: 'end', cell: ({ files_total }) => files_total },
      ]}
      card={(row) => (
        <Stack gap="x05">
          <CategoryName {...row} />
          <Text variant="caption" tone="secondary">
            {t('uses', { projects: row.projects_total, files: row.files_total })}
          </Text>
        </Stack>
      )}
      form={(category, onClose) => (
        <CategoryDialog
          category={category}
          categories={categories}
          tags={tags}
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={onClose}
        />
      )}
    />
  )
}

function CategoryName({ name, description, locked }: Category) {
  const t = useMessages(categoriesMessages)
  return (
    <div className={longWords}>
      <Stack gap="x05">
        <Inline gap="x1">
          <Text weight="semibold">{name}</Text>
          {locked && <TagMark>{t('locked')}</TagMark>}
        </Inline>
        {description && (
          <Text variant="caption" tone="secondary">
            {description}
          </Text>
        )}
      </Stack>
    </div>
  )
}
