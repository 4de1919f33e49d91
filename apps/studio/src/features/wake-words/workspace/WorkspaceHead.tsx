import { technologyHues } from '@saywright/shell/technologies'
import { Button, ButtonLink, Heading, Icon, Kbd, type Status, StatusBadge, Tag } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Ear, FlaskConical, History, SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import { documentMessages } from '../../../parts/document/messages.js'
import type { SaveState } from '../../../parts/document/useDocumentSaving.js'
import { wakeWordsMessages } from '../messages/index.js'
import type { DocumentState, NavigationState } from '../model/workspace/WakeWordWorkspace.js'
import type { WakeWordDialog } from './WakeWordDialog.js'
import { actions, heading, shortcut } from './Workspace.css.js'

export type WorkspaceHeadProps = {
  model: Pick<DocumentState['model'], 'name' | 'language'>
  saveState: SaveState
  navigation: Pick<NavigationState, 'versionsHref' | 'unitTestsHref'>
  onOpenDialog: (dialog: WakeWordDialog) => void
  onSave: () => void
}

const badges: Readonly<Record<SaveState, Status>> = {
  saved: 'done',
  changed: 'waiting',
  saving: 'running',
  failed: 'failed',
}

function Head({ model, saveState, navigation, onOpenDialog, onSave }: WorkspaceHeadProps) {
  const t = useMessages(wakeWordsMessages)
  const words = useMessages(documentMessages)
  const isSaving = saveState === 'saving'
  return (
    <>
      <div className={heading}>
        <Icon of={Ear} size={20} tone={technologyHues.wakeWord} />
        <Heading level={1} variant="h2" isTruncated>
          {model.name}
        </Heading>
        <Tag tone="neutral" isCode>
          {model.language}
        </Tag>
        <span role="status">
          <StatusBadge status={badges[saveState]}>{words(saveState)}</StatusBadge>
        </span>
        {(saveState === 'changed' || saveState === 'failed') && (
          <Button size="small" variant="ghost" onPress={() => onOpenDialog('discard')}>
            {words('discard')}
          </Button>
        )}
      </div>
      <div className={actions}>
        <ButtonLink variant="ghost" href={navigation.unitTestsHref} icon={<Icon of={FlaskConical} />}>
          {t('unitTests')}
        </ButtonLink>
        <ButtonLink variant="ghost" href={navigation.versionsHref} icon={<Icon of={History} />}>
          {words('versions')}
        </ButtonLink>
        <Button icon={<Icon of={SlidersHorizontal} />} onPress={() => onOpenDialog('recognizer')}>
          {t('recognizer.open')}
        </Button>
        <span className={shortcut}>
          <Kbd>{words('shortcut')}</Kbd>
        </span>
        <Button variant="primary" isPending={isSaving} onPress={onSave}>
          {words(isSaving ? 'saving' : 'save')}
        </Button>
      </div>
    </>
  )
}

/** The open model, whether it is saved, and the actions on it: rendered again when one of them changes. */
export const WorkspaceHead = memo(Head)
