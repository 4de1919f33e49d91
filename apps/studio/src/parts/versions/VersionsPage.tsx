import { StudioPanes } from '@saywright/shell/components'
import { Button, ButtonLink, Heading, Icon, Inline, Message, Tag } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowLeft, Pencil, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LabelDialog } from './LabelDialog.js'
import { versionMessages } from './messages.js'
import { RestoreDialog } from './RestoreDialog.js'
import type { VersionChoice } from './useVersionChoice.js'
import { type ListedVersion, VersionList } from './VersionList.js'
import { column, columns, compared, foot, heading, middle } from './versions.css.js'

/** What the versions of every kind of model have and do. */
export type VersionsState<Version extends ListedVersion> = Omit<VersionChoice, 'chosen'> & {
  model: { readonly name: string; readonly language?: string | null; readonly revision: number }
  /** Newest first; at least one. */
  versions: readonly Version[]
  chosen: number
  /** Whether this browser keeps changes that were not saved. */
  hasDraft: boolean
  backHref: string
  /** Rejects after a failure, which is reported. */
  onRestore: (revision: number) => Promise<void>
  onLabel: (revision: number, label: string | null) => Promise<boolean>
}

export type VersionsPageProps<Version extends ListedVersion> = VersionsState<Version> & {
  /** How much a version holds, in a few words. */
  sizeOf: (version: Version) => string
  /** Whether a text is edited; otherwise a model is. */
  isText: boolean
  /** What restoring the chosen version would change, beside the difference. */
  aside?: ReactNode
  /** The difference of both versions. */
  children: ReactNode
}

/** The versions of a model on a rail, the difference to the chosen one, and its restoring and naming. */
export function VersionsPage<Version extends ListedVersion>(props: VersionsPageProps<Version>) {
  const { model, versions, chosen, isText, aside, children, onRestore } = props
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
              {t(isText ? 'back' : 'backToModel')}
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
      {...(aside !== undefined && { asideLabel: t('changes'), aside })}
    >
      <div className={columns}>
        <div className={column}>
          <VersionList {...props} />
        </div>
        <div className={middle}>
          <div className={compared}>{children}</div>
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
          isText={isText}
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
