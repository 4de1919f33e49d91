import { applyEdits } from '@saywright/grammar'
import { Button, EmptyState, Icon, Inline, matchesText, SearchField, Skeleton, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import type { TextView } from '../../model/grammar/TextView.js'
import { useCurrentAnalysis } from '../../model/grammar/useCurrentAnalysis.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { CoverageButton } from '../../parts/coverage/CoverageButton.js'
import { CoverageLegend } from '../../parts/coverage/CoverageLegend.js'
import { IntentCard } from './IntentCard.js'
import { IntentDetail } from './IntentDetail.js'
import { intentMessages } from './messages.js'
import { NewIntentDialog } from './NewIntentDialog.js'
import { detail, lead, list, pane, rows } from './tabPane.css.js'

/**
 * So many are drawn at once: a long grammar may have thousands, which the search finds. What scrolls here is the page, and a
 * list that draws only what is in sight would need a scroll of its own: beside that of a phone's page, and without the
 * search of the browser.
 */
const rowsAtOnce = 100
/** As few are read at a glance. */
const rowsWithoutSearch = 10

export type IntentsPaneProps = TextView & { coverage: CoverageView }

/** The intents of a grammar, found by their letters, and the one that is chosen. */
export function IntentsPane({ coverage, ...view }: IntentsPaneProps) {
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
  // That of an earlier text would count what is not there.
  const covered = coverage.coverage?.source === analysis.source ? coverage.coverage : undefined
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
          {chosen && (
            <Inline gap="x1">
              <CoverageButton view={coverage} />
              {add}
            </Inline>
          )}
          {chosen && covered && <CoverageLegend />}
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
              <IntentCard
                intent={intent}
                covered={covered?.intents.get(intent.name)}
                isChosen={intent === chosen}
                onChoose={() => choose(intent.name)}
              />
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
