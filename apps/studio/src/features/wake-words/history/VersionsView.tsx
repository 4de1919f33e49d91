import type { Loadable, WakeWordVersion, WakeWordVersionSummary } from '@saywright/api/contract'
import { failureOf, StudioPanes } from '@saywright/shell/components'
import {
  Box,
  Button,
  ButtonLink,
  ErrorState,
  Heading,
  Icon,
  Inline,
  Message,
  Select,
  Skeleton,
  Tag,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowLeft, Pencil, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { LabelDialog } from '../../../parts/versions/LabelDialog.js'
import { versionMessages } from '../../../parts/versions/messages.js'
import { RestoreDialog } from '../../../parts/versions/RestoreDialog.js'
import type { VersionChoice } from '../../../parts/versions/useVersionChoice.js'
import { VersionList } from '../../../parts/versions/VersionList.js'
import { bar, column, columns, foot, heading, middle, picker } from '../../../parts/versions/versions.css.js'
import { WordDifference } from '../parts/difference/WordDifference.js'

export type VersionsViewProps = VersionChoice & {
  model: { readonly name: string; readonly language?: string | null; readonly revision: number }
  /** Newest first; at least one. */
  versions: readonly WakeWordVersionSummary[]
  /** Whether this browser keeps changes that were not saved. */
  hasDraft: boolean
  chosen: number
  version: Loadable<WakeWordVersion>
  other: Loadable<WakeWordVersion>
  backHref: string
  /** Rejects after a failure, which is reported. */
  onRestore: (revision: number) => Promise<void>
  onLabel: (revision: number, label: string | null) => Promise<boolean>
}

/** The versions of a model on a rail, and what restoring the chosen one would change. */
export function VersionsView(props: VersionsViewProps) {
  const { model, versions, chosen, compared, onCompare, onRestore } = props
  const t = useMessages(versionMessages)
  const [opened, setOpened] = useState<'name' | 'restore'>()
  const close = () => setOpened(undefined)
  const summary = versions.find(({ revision }) => revision === chosen)
  const isLast = chosen === model.revision
  const next = model.revision + 1
  return (
    <StudioPanes
      head={
        <>
          <div className={heading}>
            <ButtonLink variant="ghost" size="small" href={props.backHref} icon={<Icon of={ArrowLeft} />}>
              {t('backToModel')}
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
    >
      <div className={columns}>
        <div className={column}>
          <VersionList
            {...props}
            sizeOf={({ positive, negative }) => t('words', { wake: positive, anti: negative })}
          />
        </div>
        <div className={middle}>
          <div className={bar}>
            <div className={picker}>
              <Select
                label={t('from')}
                value={String(compared)}
                onChange={(revision) => onCompare(Number(revision))}
                options={versions.map(({ revision }) => ({
                  value: String(revision),
                  label: t(revision === model.revision ? 'last' : 'version', { revision }),
                }))}
              />
            </div>
          </div>
          <Box padding="card">
            <Changes {...props} />
          </Box>
          {!isLast && (
            <div className={foot}>
              <Message tone="info">{t('restoreText', { next, revision: chosen })}</Message>
            </div>
          )}
        </div>
      </div>
      {opened === 'restore' && !isLast && (
        <RestoreDialog
          revision={chosen}
          next={next}
          hasDraft={props.hasDraft}
          isText={false}
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

/** From the version that is compared with to the chosen one. */
function Changes({ chosen, compared, version, other }: VersionsViewProps) {
  const t = useMessages(versionMessages)
  const failed = [version, other].find(({ state }) => state === 'failed')
  if (failed?.state === 'failed') return <ErrorState title={t('versionFailed')} {...failureOf(failed)} />
  if (version.state !== 'ready' || other.state !== 'ready') return <Skeleton widths={[320, 280, 340, 300]} />
  return (
    <WordDifference
      label={t('difference', { from: compared, to: chosen })}
      before={other.value}
      after={version.value}
    />
  )
}
