import { applyEdits } from '@saywright/grammar'
import { Button, EmptyState, Icon, Inline, Skeleton, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import type { TextView } from '../../model/grammar/TextView.js'
import { useCurrentAnalysis } from '../../model/grammar/useCurrentAnalysis.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { CoverageButton } from '../../parts/coverage/CoverageButton.js'
import { CoverageLegend } from '../../parts/coverage/CoverageLegend.js'
import { IntentDetail } from './IntentDetail.js'
import { IntentList } from './IntentList.js'
import { intentMessages } from './messages.js'
import { NewIntentDialog } from './NewIntentDialog.js'
import { detail, lead, list, pane } from './tabPane.css.js'

export type IntentsPaneProps = TextView & { coverage: CoverageView }

/** The intents of a grammar and the one that is chosen. */
export function IntentsPane({ coverage, ...view }: IntentsPaneProps) {
  const t = useMessages(intentMessages)
  const analysis = useCurrentAnalysis(view)
  const told = useGrammarQuery(view.worker, 'intents', analysis, undefined)
  const intents = told?.answer ?? []
  const [chosenName, choose] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const chosen = intents.find(({ name }) => name === chosenName) ?? intents[0]
  // The coverage of an earlier text would count missing parts.
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
        {chosen && (
          <IntentList intents={intents} covered={covered?.intents} chosen={chosen.name} onChoose={choose} />
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
