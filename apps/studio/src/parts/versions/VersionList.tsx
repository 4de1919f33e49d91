import { limits, type VoiceCommandVersionSummary } from '@saywright/api/contract'
import { Heading, Pressable, Text } from '@saywright/ui'
import { formatDateTime, useMessages } from '@saywright/ui/i18n'
import { versionMessages } from './messages.js'
import { columnHead, draft, foot, list, name, ring, row, small, words } from './versions.css.js'

/** What a list shows of a version of any kind of model. */
export type ListedVersion = Pick<
  VoiceCommandVersionSummary,
  'revision' | 'label' | 'restored_from' | 'author' | 'created_at'
>

export type VersionListProps<Version extends ListedVersion> = {
  versions: readonly Version[]
  /** How much a version holds, in a few words. */
  sizeOf: (version: Version) => string
  hasDraft: boolean
  chosen: number
  onChoose: (revision: number) => void
}

/** Every version with who made it and when; changes that are not saved are before them. */
export function VersionList<Version extends ListedVersion>({
  versions,
  sizeOf,
  hasDraft,
  chosen,
  onChoose,
}: VersionListProps<Version>) {
  const t = useMessages(versionMessages)
  return (
    <>
      <div className={columnHead}>
        <Heading level={2} variant="label">
          {t('count', { count: versions.length })}
        </Heading>
      </div>
      <ol className={list} aria-label={t('list')}>
        {hasDraft && (
          <li className={draft}>
            <span className={ring} data-draft aria-hidden />
            <span className={words}>
              <span className={name}>{t('draft')}</span>
              <span className={small}>{t('draftText')}</span>
            </span>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.revision}>
            <VersionRow
              version={version}
              size={sizeOf(version)}
              isChosen={version.revision === chosen}
              onChoose={() => onChoose(version.revision)}
            />
          </li>
        ))}
      </ol>
      <div className={foot}>
        <Text variant="caption" tone="secondary">
          {t('kept', { count: limits.versionsPerModel })}
        </Text>
      </div>
    </>
  )
}

type VersionRowProps = { version: ListedVersion; size: string; isChosen: boolean; onChoose: () => void }

function VersionRow({ version, size, isChosen, onChoose }: VersionRowProps) {
  const t = useMessages(versionMessages)
  const { revision, label, restored_from, author, created_at } = version
  const date = formatDateTime(created_at)
  return (
    <Pressable
      className={row}
      data-chosen={isChosen || undefined}
      aria-current={isChosen ? 'true' : undefined}
      onPress={onChoose}
    >
      <span className={ring} aria-hidden>
        {revision}
      </span>
      <span className={words}>
        <span className={name}>
          {label ?? (restored_from ? t('restored', { revision: restored_from }) : t('version', { revision }))}
        </span>
        <span className={small}>{t('saved', { author: author?.name ?? t('nobody'), date })}</span>
        <span className={small}>{size}</span>
      </span>
    </Pressable>
  )
}
