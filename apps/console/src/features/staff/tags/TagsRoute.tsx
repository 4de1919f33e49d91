import { tagTypes } from '@saywright/api/contract'
import { toLoadable, useCreateTag, useDeleteTag, useSaveTag, useTagPage } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { tagsMessages } from './messages.js'
import { TagsScreen } from './TagsScreen.js'

export function TagsRoute() {
  const t = useMessages(tagsMessages)
  const [place, go] = useListPlace(tagTypes)
  const { filters, ...query } = listQuery(place)
  const rows = useTagPage({ ...query, ...(filters && { filters: { type: place.status } }) })
  const add = useCreateTag()
  const change = useSaveTag()
  const remove = useDeleteTag()
  const saved = useSaved('staff-tag')
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <TagsScreen
        rows={toLoadable(rows)}
        place={place}
        onPlace={go}
        onSave={(tag, { name, type, english, french }) =>
          saved.save(
            tag
              ? change({ params: { id: tag.id }, body: { english, french } })
              : add({ body: { name, type, english, french } }),
            ['name', 'type', 'english', 'french'],
          )
        }
        onDelete={({ id }) => saved.remove(remove({ params: { id } }))}
        onInvalid={saved.onInvalid}
      />
    </>
  )
}
