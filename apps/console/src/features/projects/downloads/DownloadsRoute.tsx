import { mapReady, type ProjectFile } from '@saywright/api/contract'
import { toLoadable, useDownloadLink, useFileNames, useFiles, useInstallers } from '@saywright/api/react'
import { noticeOfInvalidForm, openDownload, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { tagsWithoutWords } from '../../../parts/downloads/tagWords.js'
import { useCopy } from '../../../parts/useCopy.js'
import { useStepBack } from '../../../parts/useStepBack.js'
import { useProjectContext } from '../area/layout/ProjectLayoutRoute.js'
import { DownloadsScreen } from './DownloadsScreen.js'
import { type FileFilters, fileQuery, readFilters, writtenFilters } from './fileFilters.js'
import { fileOf, installersOf } from './installersOf.js'
import { downloadsMessages } from './messages.js'

/** The filters are in the address, so that the result can be sent to a colleague. */
export function DownloadsRoute() {
  const { project } = useProjectContext()
  const { i18n, notices, log } = useShell()
  const t = useMessages(downloadsMessages)
  const copy = useCopy()
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState('')
  const filters = readFilters(params)
  const files = useFiles(project.id, fileQuery(filters))
  const write = (next: FileFilters) => setParams(writtenFilters(next), { replace: true })
  useStepBack({ ...filters, shown: toLoadable(files), onPage: (page) => write({ ...filters, page }) })
  const names = useFileNames(project.id, words === filters.name ? '' : words)
  const installers = mapReady(toLoadable(useInstallers(project.id)), ({ data }) => data)
  useEffect(() => {
    for (const tag of tagsWithoutWords(files.data?.data ?? [])) log(`No words for the tag ${tag}`)
  }, [files.data, log])
  const linkOf = useDownloadLink()
  const download = useCallback(
    async ({ id }: ProjectFile) => {
      const { link, name } = await linkOf(id)
      openDownload(link, name)
    },
    [linkOf],
  )
  const copyChecksum = useCallback(
    ({ sha256 }: ProjectFile) => void copy(sha256, t('checksumCopied'), t('checksumNotCopied')),
    [copy, t],
  )
  return (
    <DownloadsScreen
      files={toLoadable(files)}
      installers={mapReady(installers, installersOf)}
      filters={filters}
      onFiltersChange={write}
      search={{
        suggestions: (names.data?.data ?? []).map(({ name }) => name),
        isSuggesting: names.isLoading,
        onRest: setWords,
      }}
      onDownload={download}
      onCopyChecksum={copyChecksum}
      onDownloadInstaller={async (installer) => {
        const file = installers.state === 'ready' && fileOf(installers.value, installer)
        if (file) await download(file)
        return undefined
      }}
      onInvalidInstaller={() => notices.show(noticeOfInvalidForm(i18n))}
    />
  )
}
