import {
  toLoadable,
  useCreateVdkVersion,
  useDeleteVdkVersion,
  useSaveVdkVersion,
  useVdkVersions,
} from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { vdkVersionsMessages } from './messages.js'
import { VdkVersionsScreen } from './VdkVersionsScreen.js'

export function VdkVersionsRoute() {
  const t = useMessages(vdkVersionsMessages)
  const [place, go] = useListPlace()
  const rows = useVdkVersions(listQuery(place))
  const add = useCreateVdkVersion()
  const change = useSaveVdkVersion()
  const remove = useDeleteVdkVersion()
  const saved = useSaved('staff-vdk-version')
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <VdkVersionsScreen
        rows={toLoadable(rows)}
        place={place}
        onPlace={go}
        onSave={(version, body) =>
          saved.save(version ? change({ params: { id: version.id }, body }) : add({ body }), [
            'label',
            'display_name',
          ])
        }
        onDelete={({ id }) => saved.remove(remove({ params: { id } }))}
        onInvalid={saved.onInvalid}
      />
    </>
  )
}
