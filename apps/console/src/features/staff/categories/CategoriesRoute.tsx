import {
  readyWith,
  toLoadable,
  useAllCategories,
  useAllTags,
  useCategories,
  useCreateCategory,
  useDeleteCategory,
  useSaveCategory,
} from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { CategoriesScreen } from './CategoriesScreen.js'
import type { CategoryValues } from './CategoryDialog.js'
import { categoriesMessages } from './messages.js'

const bodyOf = ({ name, description, parent, tags, locked }: CategoryValues) => ({
  name,
  description: description.trim() || null,
  parent_id: Number(parent) || null,
  tag_ids: [...tags],
  locked: locked === 'yes',
})

export function CategoriesRoute() {
  const t = useMessages(categoriesMessages)
  const [place, go] = useListPlace()
  const rows = useCategories(listQuery(place))
  const all = useAllCategories()
  const tags = useAllTags()
  const add = useCreateCategory()
  const change = useSaveCategory()
  const remove = useDeleteCategory()
  const saved = useSaved('staff-category')
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <CategoriesScreen
        rows={readyWith(toLoadable(rows), toLoadable(all), toLoadable(tags))}
        categories={all.data ?? []}
        tags={tags.data ?? []}
        place={place}
        onPlace={go}
        onSave={(category, values) => {
          const body = bodyOf(values)
          return saved.save(category ? change({ params: { id: category.id }, body }) : add({ body }), [
            'name',
            'description',
          ])
        }}
        onDelete={({ id }) => saved.remove(remove({ params: { id } }))}
        onInvalid={saved.onInvalid}
      />
    </>
  )
}
