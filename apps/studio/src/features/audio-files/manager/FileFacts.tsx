import { formatBytes, formatDateTime, useLocale, useMessages } from '@saywright/ui/i18n'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { FactList } from '../../../parts/FactList.js'
import { audioFilesMessages } from '../messages/index.js'
import { formatName } from './visibleFiles.js'

/** Facts of a recording that need no analysis of its sound. */
export function FileFacts({ file }: { file: ProjectAudioFile }) {
  const t = useMessages(audioFilesMessages)
  const locale = useLocale()
  const seconds = (value: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    }).format(value)
  const rows = [
    [t('pane.type'), formatName(file.type)],
    [
      t('pane.duration'),
      file.durationSeconds === undefined ? t('pane.unknown') : seconds(file.durationSeconds),
    ],
    [t('pane.size'), formatBytes(file.bytes, locale, 'fitting')],
    [t('pane.created'), formatDateTime(file.createdAt)],
    ...(file.usedIn.length > 0
      ? [[t('pane.usedIn'), new Intl.ListFormat(locale).format(file.usedIn)] as const]
      : []),
  ] as const
  return <FactList rows={rows} />
}
