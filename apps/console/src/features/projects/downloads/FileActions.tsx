import type { ProjectFile } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Icon, IconButton, Inline } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Download, Hash } from 'lucide-react'
import { downloadsMessages } from './messages.js'

export type FileActionsProps = FileHandlers & { file: ProjectFile }

export type FileHandlers = {
  /** Fetches the file; settles when the browser has begun. Absent: it is not possible here. */
  onDownload: ((file: ProjectFile) => Promise<void>) | undefined
  onCopyChecksum: (file: ProjectFile) => void
}

/** Actions on a file: download it, and copy its checksum. */
export function FileActions({ file, onDownload, onCopyChecksum }: FileActionsProps) {
  const t = useMessages(downloadsMessages)
  const [isBusy, download] = useBusy(async () => onDownload?.(file))
  const { name } = file
  return (
    <Inline gap="x1" justify="end" allowsWrapping={false}>
      <IconButton
        label={t('checksum', { name })}
        icon={<Icon of={Hash} />}
        onPress={() => onCopyChecksum(file)}
      />
      <IconButton
        label={t('download', { name })}
        icon={<Icon of={Download} />}
        isPending={isBusy}
        isDisabled={onDownload === undefined}
        onPress={() => void download().catch(() => {})}
      />
    </Inline>
  )
}
