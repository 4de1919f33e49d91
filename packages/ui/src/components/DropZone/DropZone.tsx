import { Upload } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { DropZone as AriaDropZone, type FileDropItem, FileTrigger, Text } from 'react-aria-components'
import { formatBytes } from '../../i18n/formatBytes.js'
import { useLanguageTag } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { Button } from '../Button/Button.js'
import { Glyph } from '../Glyph/Glyph.js'
import { type FileRejection, rejectionOf } from './acceptFile.js'
import * as css from './DropZone.css.js'
import { dropZoneMessages } from './messages.js'

export type DropZoneProps = {
  /** The accepted files as text, visible before the user chooses. */
  hint: ReactNode
  /** Called with the accepted files, in the order of selection. */
  onFiles: (files: File[]) => void
  /** Called with each rejected file and the reason, which the drop zone already shows. */
  onReject?: (file: File, reason: FileRejection) => void
  /** Media types (`image/png`, `image/*`) and extensions (`.png`); all files when absent. */
  acceptedTypes?: readonly string[]
  /** Maximum size of one file in bytes. */
  maxBytes?: number
  /**
   * Whether several files can be selected at once.
   * @default false
   */
  allowsMultiple?: boolean
  /**
   * The files that the application holds; any change of this value clears the messages about rejected files.
   */
  given?: unknown
  /**
   * Whether the drop zone is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

type Refusal = { readonly name: string; readonly reason: FileRejection }

/** Accepts files by drag and drop, paste or file picker, and explains why a file was rejected. */
export function DropZone({
  hint,
  onFiles,
  onReject,
  acceptedTypes,
  maxBytes,
  allowsMultiple = false,
  given,
  isDisabled = false,
  id,
  ref,
}: DropZoneProps) {
  const t = useMessages(dropZoneMessages)
  const locale = useLanguageTag()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [known, setKnown] = useState(given)
  if (known !== given) {
    setKnown(given)
    setRefusals([])
  }
  const count = allowsMultiple ? 2 : 1
  const take = (chosen: readonly File[]) => {
    // A text or a folder may be dropped too: the messages about the earlier files stay then.
    if (chosen.length === 0) return
    const files = allowsMultiple ? chosen : chosen.slice(0, 1)
    const judged = files.map((file) => ({ file, reason: rejectionOf(file, { acceptedTypes, maxBytes }) }))
    setRefusals(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])))
    for (const { file, reason } of judged) if (reason) onReject?.(file, reason)
    const accepted = judged.filter(({ reason }) => !reason).map(({ file }) => file)
    if (accepted.length > 0) onFiles(accepted)
  }
  return (
    <div id={id} ref={ref} className={css.frame}>
      <AriaDropZone
        className={css.zone}
        // Describes the focused button: it accepts pasted files.
        aria-label={t('paste', { count })}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item): item is FileDropItem => item.kind === 'file')
          take(await Promise.all(dropped.map((item) => item.getFile())))
        }}
      >
        <Icon of={Upload} size={20} tone="muted" />
        <Text slot="label" className={css.words}>
          <span className={css.invitation}>{t('drop', { count })}</span> {hint}
        </Text>
        <FileTrigger
          allowsMultiple={allowsMultiple}
          {...(acceptedTypes && { acceptedFileTypes: [...acceptedTypes] })}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button isDisabled={isDisabled}>{t('choose', { count })}</Button>
        </FileTrigger>
      </AriaDropZone>
      <div aria-live="polite">
        {refusals.map(({ name, reason }) => (
          <p key={name} className={css.refusal}>
            <Glyph name="alert" size={14} />
            {t(`refused.${reason}`, { name, size: formatBytes(maxBytes ?? 0, locale, 'fitting') })}
          </p>
        ))}
      </div>
    </div>
  )
}
