import type { VoiceCommandModel } from '@saywright/api/contract'
import { technologyHues } from '@saywright/shell/technologies'
import {
  Button,
  ButtonLink,
  Heading,
  Icon,
  IconButton,
  Kbd,
  type Status,
  StatusBadge,
  Tag,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CodeXml, FlaskConical, History, Redo2, SlidersHorizontal, SquareTerminal, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { versionMessages } from '../../../parts/versions/messages.js'
import { voiceCommandsMessages } from '../messages/index.js'
import type { SaveState } from '../model/document/useSaving.js'
import type { TextEditor } from '../model/workspace/TextEditor.js'
import type { NavigationState } from '../model/workspace/VoiceCommandWorkspace.js'
import type { WorkspaceDialog } from '../model/workspace/WorkspaceDialog.js'
import { conflictMessages } from '../panes/conflict/messages.js'
import { recognizerMessages } from '../panes/recognizer/messages.js'
import { shareMessages } from '../panes/share/messages.js'
import { actions, heading, shortcut } from './Workspace.css.js'

export type WorkspaceHeadProps = {
  model: Pick<VoiceCommandModel, 'name' | 'language'>
  saveState: SaveState
  navigation: Pick<NavigationState, 'versionsHref' | 'unitTestsHref'>
  editor: Pick<TextEditor, 'undo' | 'redo'>
  onOpenDialog: (dialog: WorkspaceDialog) => void
  onSave: () => Promise<unknown>
}

const badges: Readonly<Record<SaveState, Status>> = {
  saved: 'done',
  changed: 'waiting',
  saving: 'running',
  failed: 'failed',
}

function Head({ model, saveState, navigation, editor, onOpenDialog, onSave }: WorkspaceHeadProps) {
  const t = useMessages(voiceCommandsMessages)
  const versions = useMessages(versionMessages)
  const words = useMessages(conflictMessages)
  const share = useMessages(shareMessages)
  const recognizer = useMessages(recognizerMessages)
  const isSaving = saveState === 'saving'
  return (
    <>
      <div className={heading}>
        <Icon of={SquareTerminal} size={20} tone={technologyHues.strictCommands} />
        <Heading level={1} variant="h2" isTruncated>
          {model.name}
        </Heading>
        <Tag tone="neutral" isCode>
          {model.language}
        </Tag>
        <span role="status">
          <StatusBadge status={badges[saveState]}>{t(`save.state.${saveState}`)}</StatusBadge>
        </span>
        {(saveState === 'changed' || saveState === 'failed') && (
          <Button size="small" variant="ghost" onPress={() => onOpenDialog('discard')}>
            {words('discard')}
          </Button>
        )}
      </div>
      <div className={actions}>
        <ButtonLink variant="ghost" icon={<Icon of={FlaskConical} />} href={navigation.unitTestsHref}>
          {t('unitTests')}
        </ButtonLink>
        <IconButton label={t('editor.undo')} icon={<Icon of={Undo2} />} onPress={editor.undo} />
        <IconButton label={t('editor.redo')} icon={<Icon of={Redo2} />} onPress={editor.redo} />
        <ButtonLink variant="ghost" href={navigation.versionsHref} icon={<Icon of={History} />}>
          {versions('open')}
        </ButtonLink>
        <Button
          variant="ghost"
          icon={<Icon of={SlidersHorizontal} />}
          onPress={() => onOpenDialog('recognizer')}
        >
          {recognizer('open')}
        </Button>
        <IconButton
          label={share('open')}
          icon={<Icon of={CodeXml} />}
          onPress={() => onOpenDialog('share')}
        />
        <span className={shortcut}>
          <Kbd>{t('save.shortcut')}</Kbd>
        </span>
        <Button variant="primary" isPending={isSaving} onPress={() => void onSave()}>
          {t(isSaving ? 'save.saving' : 'save.button')}
        </Button>
      </div>
    </>
  )
}

/** The open model, whether it is saved, and the actions on the text: rendered again when one of them changes. */
export const WorkspaceHead = memo(Head)
