import { languageOf } from '@saywright/api/catalogue'
import { StudioPanes } from '@saywright/shell/components'
import { Button, EmptyState, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { DraftBanner } from '../../../parts/document/DraftBanner.js'
import { useSaveKeys } from '../../../parts/workspace/useSaveKeys.js'
import { wakeWordsMessages } from '../messages/index.js'
import type { WordPlace } from '../model/words/EditedWord.js'
import { faultOf, firstFault, soundContent } from '../model/words/wordFaults.js'
import type { WakeWordWorkspace } from '../model/workspace/WakeWordWorkspace.js'
import { RatingCard } from '../panes/rating/RatingCard.js'
import { ScoresCard } from '../panes/scores/ScoresCard.js'
import type { ScoreSource } from '../panes/scores/ScoresCardProps.js'
import { WordCard } from '../panes/word/WordCard.js'
import { WordLists } from '../panes/words/WordLists.js'
import { panel } from '../parts/panel.css.js'
import { useLanguageNote } from './useLanguageNote.js'
import { useWordEditing } from './useWordEditing.js'
import type { WakeWordDialog } from './WakeWordDialog.js'
import { columns, ground, whole, wordColumn } from './Workspace.css.js'
import { WorkspaceDialogs } from './WorkspaceDialogs.js'
import { WorkspaceHead } from './WorkspaceHead.js'

export type WorkspaceProps = WakeWordWorkspace & {
  /** The word that is chosen at first; the first wake word unless said. */
  defaultChosen?: WordPlace
  defaultSource?: ScoreSource
}

/** The words of a model: how each sounds, how well it can be told apart, and how they score. */
export function Workspace({ state, actions, defaultChosen, defaultSource = 'listen' }: WorkspaceProps) {
  const t = useMessages(wakeWordsMessages)
  const { document, saving, rating, spotting, speech, navigation } = state
  const { content, model } = document
  const [dialog, setDialog] = useState<WakeWordDialog>()
  const editing = useWordEditing(content, actions.document, defaultChosen)
  const { chosen, word } = editing
  const lang = languageOf(model.language)?.bcp47
  const note = useLanguageNote(model.language)
  const save = () => {
    const faulty = firstFault(content)
    // The field of the word says what is to be corrected.
    if (faulty) editing.choose(faulty)
    else void actions.saving.save()
  }
  useSaveKeys(save)
  const setThreshold = (threshold: number) => actions.document.change((now) => ({ ...now, threshold }))
  return (
    <StudioPanes
      head={
        <WorkspaceHead
          model={model}
          saveState={saving.state}
          navigation={navigation}
          onOpenDialog={setDialog}
          onSave={save}
        />
      }
    >
      <div className={columns}>
        <div className={wordColumn}>
          <WordLists
            {...{ content, rating, lang, chosen }}
            isOffline={speech.isOffline}
            onChoose={editing.choose}
            onAdd={editing.add}
            onAddAnti={editing.addAnti}
            onSay={actions.speech.onSay}
          />
        </div>
        <div className={ground}>
          <div className={whole}>
            <DraftBanner
              document={document}
              saveState={saving.state}
              onDiscard={() => setDialog('discard')}
              onBringBack={actions.document.bringBack}
              onForget={actions.document.forgetAside}
            />
            {note && <Message tone="info">{note}</Message>}
          </div>
          {chosen && word ? (
            <>
              <WordCard
                key={`${chosen.role} ${chosen.index}`}
                {...{ word, rating, lang }}
                place={chosen}
                fault={faultOf(content, chosen)}
                speech={{ ...speech, onSay: actions.speech.onSay }}
                isNaming={editing.isNaming}
                onNaming={editing.setNaming}
                onChange={(changes) => editing.change(chosen, changes)}
                onRemove={() => editing.remove(chosen)}
              />
              <RatingCard
                {...{ content, rating }}
                place={chosen}
                isOffline={speech.isOffline}
                clashHref={navigation.clashHref}
                onAddAnti={editing.addAnti}
              />
            </>
          ) : (
            <div className={`${whole} ${panel}`}>
              <EmptyState
                title={t('empty.title')}
                actions={
                  <Button variant="primary" onPress={() => editing.add('wake')}>
                    {t('empty.button')}
                  </Button>
                }
              >
                {t('empty.text')}
              </EmptyState>
            </div>
          )}
          <div className={whole}>
            <ScoresCard
              state={spotting}
              actions={actions.spotting}
              threshold={content.threshold}
              hasWord={soundContent(content).wake.length > 0}
              saveState={saving.state}
              isOffline={speech.isOffline}
              defaultSource={defaultSource}
              onThreshold={setThreshold}
              onSave={save}
            />
          </div>
        </div>
      </div>
      <WorkspaceDialogs
        open={dialog}
        {...{ state, actions }}
        onThreshold={setThreshold}
        onClose={() => setDialog(undefined)}
      />
    </StudioPanes>
  )
}
