import { resourceTypes } from '@saywright/api/catalogue'
import { toLoadable, useDeleteFile, useDownloadLink, useStaffFiles, useUploads } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, openDownload, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useListPlace } from '../list/useListPlace.js'
import { FilesScreen } from './FilesScreen.js'
import { filesQuery } from './filesQuery.js'
import { filesMessages } from './messages.js'
import { useSharedTransfers } from './TransfersProvider.js'
import { formOf } from './uploadValues.js'
import { useProjectSearch } from './useProjectSearch.js'
import { withWaiting } from './withWaiting.js'

const types = resourceTypes.map(({ code }) => code)

export function FilesRoute() {
  const t = useMessages(filesMessages)
  const { i18n, notices } = useShell()
  const [place, go] = useListPlace(types)
  const files = useStaffFiles(filesQuery(place))
  const projectSearch = useProjectSearch()
  const uploads = useUploads().data?.data ?? []
  const linkOf = useDownloadLink()
  const remove = useDeleteFile()
  const { transfers, send, goOn, ...handlers } = useSharedTransfers()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <FilesScreen
        {...handlers}
        files={toLoadable(files)}
        place={place}
        onPlace={go}
        projectSearch={projectSearch}
        transfers={withWaiting('file', transfers, uploads)}
        onGoOn={(file) => goOn(file, 'file', uploads)}
        onUpload={async (file, values) => {
          try {
            await send(file, formOf(file, values))
          } catch (thrown) {
            return submissionErrors(thrown, ['name', 'version'])
          }
          return undefined
        }}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        onDownload={({ file }) =>
          void linkOf(file.id).then(
            ({ link, name }) => openDownload(link, name),
            // The client has reported it.
            () => {},
          )
        }
        onDelete={({ file }) => remove({ params: { id: file.id } })}
      />
    </>
  )
}
