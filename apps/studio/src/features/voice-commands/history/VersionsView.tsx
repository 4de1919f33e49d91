import type {
  Loadable,
  VoiceCommandModel,
  VoiceCommandVersion,
  VoiceCommandVersionSummary,
} from '@saywright/api/contract'
import { StudioPanes } from '@saywright/shell/components'
import { Button, ButtonLink, Heading, Icon, Inline, Message, Tag } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowLeft, Pencil, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { LabelDialog } from '../../../parts/versions/LabelDialog.js'
import { versionMessages } from '../../../parts/versions/messages.js'
import { RestoreDialog } from '../../../parts/versions/RestoreDialog.js'
import { VersionList } from '../../../parts/versions/VersionList.js'
import { column, columns, foot, heading, middle } from '../../../parts/versions/versions.css.js'
import { RestoreChanges } from './RestoreChanges.js'
import { VersionDifference } from './VersionDifference.js'

export type VersionsViewProps = {
  model: Pick<VoiceCommandModel, 'name' | 'language' | 'revision'>
  /** Newest first; at least one. */
  versions: readonly VoiceCommandVersionSummary[]
  /** Whether this browser keeps changes that were not saved. */
  hasDraft: boolean
  chosen: number
  onChoose: (revision: number) => void
  /** The version that the chosen one is compared with. */
  compared: number
  onCompare: (revision: number) => void
  version: Loadable<VoiceCommandVersion>
  other: Loadable<VoiceCommandVersion>
  backHref: string
  /** Rejects after a failure, which is reported. */
  onRestore: (revision: number) => Promise<void>
  onLabel: (revision: number, label: string | null) => Promise<boolean>
}

/** The versions of a model on a rail, the difference to the chosen one, and what restoring it would change. */
export function VersionsView(props: VersionsViewProps) {
  const { model, versions, chosen, version, other, onRestore } = props
  const t = useMessages(versionMessages)
  const [opened, setOpened] = useState<'name' | 'restore'>()
  const close = () => setOpened(undefined)
  const summary = versions.find(({ revision }) => revision === chosen)
  const isLast = chosen === model.revision
  return (
    <StudioPanes
      head={
        <>
          <div className={heading}>
            <ButtonLink variant="ghost" size="small" href={props.backHref} icon={<Icon of={ArrowLeft} />}>
              {t('back')}
            </ButtonLink>
            <Heading level={1} variant="h2" isTruncated>
              {t('title', { model: model.name })}
            </Heading>
            <Tag tone="neutral" isCode>
              {model.language}
            </Tag>
          </div>
          <Inline gap="x2">
            {summary && (
              <Button variant="ghost" icon={<Icon of={Pencil} />} onPress={() => setOpened('name')}>
                {t('rename')}
              </Button>
            )}
            {!isLast && (
              <Button variant="primary" icon={<Icon of={RotateCcw} />} onPress={() => setOpened('restore')}>
                {t('restore', { revision: chosen })}
              </Button>
            )}
          </Inline>
        </>
      }
      asideLabel={t('changes')}
      aside={<RestoreChanges isLast={isLast} version={version} other={other} />}
    >
      <div className={columns}>
        <div className={column}>
          <VersionList {...props} sizeOf={({ lines, values }) => t('size', { lines, values })} />
        </div>
        <div className={middle}>
          <VersionDifference {...props} />
          {!isLast && (
            <div className={foot}>
              <Message tone="info">
                {t('restoreText', { next: model.revision + 1, revision: chosen })}
              </Message>
            </div>
          )}
        </div>
      </div>
      {opened === 'restore' && !isLast && (
        <RestoreDialog
          revision={chosen}
          next={model.revision + 1}
          hasDraft={props.hasDraft}
          isText
          onClose={close}
          onRestore={() => onRestore(chosen)}
        />
      )}
      {opened === 'name' && summary && (
        <LabelDialog
          revision={chosen}
          label={summary.label ?? ''}
          onClose={close}
          onSave={(label) => props.onLabel(chosen, label)}
        />
      )}
    </StudioPanes>
  )
}
