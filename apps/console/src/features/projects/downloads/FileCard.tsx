import { Card, Stack, Text } from '@saywright/ui'
import { formatBytes, formatDate, useLocale } from '@saywright/ui/i18n'
import { FileTags } from '../../../parts/downloads/FileTags.js'
import { FileActions, type FileActionsProps } from './FileActions.js'
import { FileName } from './FileName.js'

/** A file on a phone. */
export function FileCard(props: FileActionsProps) {
  const { file } = props
  const locale = useLocale()
  return (
    <Card>
      <Stack gap="x2">
        <FileName name={file.name} />
        <Text variant="bodySmall" tone="secondary">
          {formatBytes(file.size, locale, 'fitting')} · {formatDate(file.created_at)}
        </Text>
        <FileTags tags={file.tags} />
        <FileActions {...props} />
      </Stack>
    </Card>
  )
}
