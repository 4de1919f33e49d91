import { Card, Stack, Text } from '@saywright/ui'
import { formatBytes, formatDate, useLocale } from '@saywright/ui/i18n'
import { FileTags } from '../../../parts/downloads/FileTags.js'
import { fileName } from './Downloads.css.js'
import { FileActions, type FileActionsProps } from './FileActions.js'

/** A file on a phone. */
export function FileCard(props: FileActionsProps) {
  const { file } = props
  const locale = useLocale()
  return (
    <Card>
      <Stack gap="x2">
        <span className={fileName}>{file.name}</span>
        <Text variant="bodySmall" tone="secondary">
          {formatBytes(file.size, locale, 'fitting')} · {formatDate(file.created_at)}
        </Text>
        <FileTags tags={file.tags} />
        <FileActions {...props} />
      </Stack>
    </Card>
  )
}
