import {
  toLoadable,
  useSavePackage,
  useStaffPackages,
  useUploads,
  useWithdrawPackage,
} from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useSharedTransfers } from '../downloads/TransfersProvider.js'
import { useProjectSearch } from '../downloads/useProjectSearch.js'
import { withWaiting } from '../downloads/withWaiting.js'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { packagesMessages } from './messages.js'
import { PackagesScreen } from './PackagesScreen.js'
import { changeOf, formOf } from './packageValues.js'

const fields = ['description', 'min_studio_version', 'max_studio_version']

export function PackagesRoute() {
  const t = useMessages(packagesMessages)
  const [place, go] = useListPlace()
  const packages = useStaffPackages(listQuery(place))
  const projectSearch = useProjectSearch()
  const uploads = useUploads().data?.data ?? []
  const change = useSavePackage()
  const withdraw = useWithdrawPackage()
  const saved = useSaved('staff-package')
  const { transfers, send, goOn, ...handlers } = useSharedTransfers()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <PackagesScreen
        {...handlers}
        packages={toLoadable(packages)}
        place={place}
        onPlace={go}
        projectSearch={projectSearch}
        transfers={withWaiting('package', transfers, uploads)}
        onGoOn={(file) => goOn(file, 'package', uploads)}
        onPublish={async (file, values) => {
          try {
            await send(file, formOf(file, values))
          } catch (thrown) {
            return submissionErrors(thrown, [])
          }
          return undefined
        }}
        onSave={({ id }, values) => saved.save(change({ params: { id }, body: changeOf(values) }), fields)}
        onWithdraw={({ id }) => withdraw({ params: { id } })}
        onInvalid={saved.onInvalid}
      />
    </>
  )
}
