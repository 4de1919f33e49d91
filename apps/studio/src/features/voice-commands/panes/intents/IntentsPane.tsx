import { applyEdits } from '@saywright/grammar'
import { Button, EmptyState, Icon, Skeleton, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TextView } from '../../model/grammar/TextView.js'
import { useCurrentAnalysis } from '../../model/grammar/useCurrentAnalysis.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { IntentCard } from './IntentCard.js'
import { IntentDetail } from './IntentDetail.js'
import { intentMessages } from './messages.js'
import { NewIntentDialog } from './NewIntentDialog.js'
import { detail, lead, list, pane, rows } from './tabPane.css.js'

/** The intents of a grammar, and the one that is chosen. */
export function IntentsPane(view: TextView) {
  const t = useMessages(intentMessages)
  const analysis = useCurrentAnalysis(view)
  const told = useGrammarQuery(view.worker, 'intents', analysis, undefined)
  const intents = told?.answer ?? []
  const [chosenName, choose] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const chosen = intents.find(({ name }) => name === chosenName) ?? intents[0]
  const add = (
    <Button size="small" icon={<Icon of={Plus} />} onPress={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <div className={pane}>
      <div className={list}>
        <div className={lead}>
          <Text tone="secondary">{t('lead')}</Text>
          {chosen && add}
        </div>
        {!told && <Skeleton widths={[220, 160, 200]} />}
        {told && !chosen && (
          <EmptyState title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        )}
        <ul className={rows} aria-label={t('list')}>
          {intents.map((intent) => (
            <li key={intent.name}>
              <IntentCard intent={intent} isChosen={intent === chosen} onChoose={() => choose(intent.name)} />
            </li>
          ))}
        </ul>
      </div>
      {chosen && (
        <div className={detail}>
          <IntentDetail
            key={chosen.name}
            view={view}
            analysis={analysis}
            intent={chosen}
            onRenamed={choose}
          />
        </div>
      )}
      {isAdding && (
        <NewIntentDialog
          worker={view.worker}
          analysis={analysis}
          onClose={() => setAdding(false)}
          onAdd={(edits, name) => {
            view.onGrammarChange(applyEdits(analysis.source, edits))
            choose(name)
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}
