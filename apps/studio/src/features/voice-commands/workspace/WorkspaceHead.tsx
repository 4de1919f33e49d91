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
import { voiceCommandsMessages } from '../messages/index.js'
import { versionMessages } from '../messages/versionMessages.js'
import type { SaveState } from '../model/document/useSaving.js'
import { conflictMessages } from '../panes/conflict/messages.js'
import { recognizerMessages } from '../panes/recognizer/messages.js'
import { shareMessages } from '../panes/share/messages.js'
import { actions, heading } from './Workspace.css.js'

export type WorkspaceHeadProps = {
  model: Pick<VoiceCommandModel, 'name' | 'language'>
  saveState: SaveState
  versionsHref?: string
  /** Where the unit tests of the model are. */
  unitTestsHref?: string
  /** Opens the settings of the recognizer. */
  onRecognizer?: () => void
  /** Opens programs that use the model. */
  onShare?: () => void
  onDiscard: () => void
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
}

const badges: Readonly<Record<SaveState, Status>> = {
  saved: 'done',
  changed: 'waiting',
  saving: 'running',
  failed: 'failed',
}

/** What is open, whether it is saved, and what can be done with what was written. */
export function WorkspaceHead({
  model,
  saveState,
  versionsHref,
  unitTestsHref,
  onRecognizer,
  onShare,
  onDiscard,
  onUndo,
  onRedo,
  onSave,
}: WorkspaceHeadProps) {
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
          <Button size="small" variant="ghost" onPress={onDiscard}>
            {words('discard')}
          </Button>
        )}
      </div>
      <div className={actions}>
        {unitTestsHref && (
          <ButtonLink variant="ghost" icon={<Icon of={FlaskConical} />} href={unitTestsHref}>
            {t('unitTests')}
          </ButtonLink>
        )}
        <IconButton label={t('editor.undo')} icon={<Icon of={Undo2} />} onPress={onUndo} />
        <IconButton label={t('editor.redo')} icon={<Icon of={Redo2} />} onPress={onRedo} />
        {versionsHref && (
          <ButtonLink variant="ghost" href={versionsHref} icon={<Icon of={History} />}>
            {versions('open')}
          </ButtonLink>
        )}
        {onRecognizer && (
          <Button variant="ghost" icon={<Icon of={SlidersHorizontal} />} onPress={onRecognizer}>
            {recognizer('open')}
          </Button>
        )}
        {onShare && <IconButton label={share('open')} icon={<Icon of={CodeXml} />} onPress={onShare} />}
        <Kbd>{t('save.shortcut')}</Kbd>
        <Button variant="primary" isPending={isSaving} onPress={onSave}>
          {t(isSaving ? 'save.saving' : 'save.button')}
        </Button>
      </div>
    </>
  )
}
