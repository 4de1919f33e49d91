import { Button, Stack } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { CircleAlert, Info, Upload } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { DropZone, type FileDropItem, FileTrigger, Text } from 'react-aria-components'
import type { AudioLimits, AudioRejection } from '../../files/inspectAudio.js'
import { allAudioFileTypes, audioFileTypes } from '../../signal/fileType.js'
import { formatSeconds } from '../formatTime.js'
import { frame, icon, invitation, line, lineIcon, words, zone } from './AudioDropZone.css.js'
import { audioDropZoneMessages } from './messages.js'

/** Result of the last selection, shown below the zone. */
export type AudioIntake = {
  /** Name of the file being inspected. */
  readonly checking?: string | undefined
  readonly refused: readonly { readonly name: string; readonly reason: AudioRejection }[]
  /** Names of accepted files that are not WAV at 16 kHz. */
  readonly advised: readonly string[]
}

export type AudioDropZoneViewProps = {
  limits: AudioLimits
  intake: AudioIntake
  /**
   * Whether several files can be selected at once.
   * @default false
   */
  allowsMultiple?: boolean
  /**
   * Whether the drop zone is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  onFiles: (files: File[]) => void
  ref?: Ref<HTMLDivElement>
}

/** The stateless view of `AudioDropZone`. */
export function AudioDropZoneView({
  limits,
  intake,
  allowsMultiple = false,
  isDisabled = false,
  onFiles,
  ref,
}: AudioDropZoneViewProps) {
  const t = useMessages(audioDropZoneMessages)
  const locale = useLanguageTag()
  const types = limits.types ?? allAudioFileTypes
  const count = allowsMultiple ? 2 : 1
  const values = {
    types: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      types.map((type) => type.toUpperCase()),
    ),
    length: formatSeconds(limits.maxMilliseconds / 1000, locale),
    megabytes: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
      limits.maxBytes / 1024 ** 2,
    ),
  }
  const take = (files: File[]) => {
    // A text or a folder may be dropped too: the messages about the earlier files stay then.
    if (files.length > 0) onFiles(allowsMultiple ? files : files.slice(0, 1))
  }
  return (
    <div className={frame}>
      <DropZone
        ref={ref}
        className={zone}
        // Describes the focused button: it accepts pasted files.
        aria-label={t('paste', { count })}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item): item is FileDropItem => item.kind === 'file')
          take(await Promise.all(dropped.map((item) => item.getFile())))
        }}
      >
        <Upload className={icon} size={20} strokeWidth={1.6} aria-hidden />
        <Text slot="label" className={words}>
          <span className={invitation}>{t('drop', { count })}</span> {t('limits', values)}
        </Text>
        <FileTrigger
          allowsMultiple={allowsMultiple}
          acceptedFileTypes={types.flatMap((type) => acceptedBy(type))}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button isDisabled={isDisabled}>{t('choose', { count })}</Button>
        </FileTrigger>
      </DropZone>
      <div aria-live="polite">
        <Stack as="ul" role="list" gap="x1">
          {intake.checking && <Line>{t('checking', { name: intake.checking })}</Line>}
          {intake.refused.map(({ name, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of one choice may have one name
            <Line key={`${index} ${name}`} isProblem>
              {t(`refused.${reason}`, { ...values, name })}
            </Line>
          ))}
          {intake.advised.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of one choice may have one name
            <Line key={`${index} ${name}`}>{t('advice', { name })}</Line>
          ))}
        </Stack>
      </div>
    </div>
  )
}

/** Extensions as well as types: systems that know no type for a file go by its name. */
function acceptedBy(type: keyof typeof audioFileTypes): string[] {
  const { extensions, mimeTypes } = audioFileTypes[type]
  return [...mimeTypes, ...extensions.map((extension) => `.${extension}`)]
}

function Line({ children, isProblem = false }: { children: ReactNode; isProblem?: boolean }) {
  const Icon = isProblem ? CircleAlert : Info
  return (
    <li className={line} data-tone={isProblem ? 'problem' : undefined}>
      <Icon className={lineIcon} size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
