import { applyEdits } from '@saywright/grammar'
import { Button, EmptyState, Icon, matchesText, SearchField, Skeleton, Text } from '@saywright/ui'
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

/** So many are drawn at once: a long grammar may have thousands. */
const rowsAtOnce = 100
/** As few are read at a glance. */
const rowsWithoutSearch = 10

/** The intents of a grammar, found by their letters, and the one that is chosen. */
export function IntentsPane(view: TextView) {
  const t = useMessages(intentMessages)
  const analysis = useCurrentAnalysis(view)
  const told = useGrammarQuery(view.worker, 'intents', analysis, undefined)
  const intents = told?.answer ?? []
  const [chosenName, choose] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(rowsAtOnce)
  const found = intents.filter(({ name }) => matchesText(name, sought))
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
        {intents.length > rowsWithoutSearch && (
          <SearchField label={t('find')} value={sought} onChange={setSought} />
        )}
        {chosen && found.length === 0 && <Text tone="secondary">{t('noFound')}</Text>}
        <ul className={rows} aria-label={t('list')}>
          {found.slice(0, shown).map((intent) => (
            <li key={intent.name}>
              <IntentCard intent={intent} isChosen={intent === chosen} onChoose={() => choose(intent.name)} />
            </li>
          ))}
        </ul>
        {found.length > shown && (
          <div className={lead}>
            <Text variant="caption" tone="secondary">
              {t('shown', { shown, count: found.length })}
            </Text>
            <Button size="small" onPress={() => setShown(shown + rowsAtOnce)}>
              {t('more')}
            </Button>
          </div>
        )}
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
