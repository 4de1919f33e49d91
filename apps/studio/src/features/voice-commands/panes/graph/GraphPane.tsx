import { type Analysis, outline, type RuleStatement } from '@saywright/grammar'
import { EmptyState } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useMemo, useState } from 'react'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import type { TextView } from '../../model/grammar/TextView.js'
import { useCurrentAnalysis } from '../../model/grammar/useCurrentAnalysis.js'
import { pane, remarks as remarksClass } from '../../parts/GrammarPane.css.js'
import { MeaningTags } from '../../parts/meaning/MeaningTags.js'
import { TryTyping, type TryTypingProps } from '../../parts/try/TryTyping.js'
import { sentence as sentenceClass } from './GraphPane.css.js'
import { ruleAround } from './graphOf.js'
import { graphMessages } from './messages.js'
import { RuleGraph } from './RuleGraph.js'

export type GraphPaneProps = TextView &
  Pick<TryTypingProps, 'sentence' | 'sentenceMatch' | 'checkedWith' | 'onSentence' | 'onReading'> & {
    coverage: CoverageView
    /** Place of the cursor in the text: its rule is drawn, with the part there chosen. The start rule unless given. */
    at?: number | undefined
    remarks?: ReactNode
  }

/** A rule of the grammar as a railroad diagram, with the path of a sentence through it. */
export function GraphPane({ coverage, at, remarks, ...view }: GraphPaneProps) {
  const t = useMessages(graphMessages)
  const analysis = useCurrentAnalysis(view)
  const [name, setName] = useState(() => (at === undefined ? undefined : ruleAround(analysis, at)?.rule.name))
  const rule = drawnRule(analysis, name)
  const names = useMemo(() => namesOf(analysis), [analysis])
  const { sentence, sentenceMatch, checkedWith, lang } = view
  return (
    <div className={pane}>
      {remarks && <div className={remarksClass}>{remarks}</div>}
      {rule ? (
        <RuleGraph
          key={rule.rule.name}
          analysis={analysis}
          rule={rule}
          names={names}
          coverage={coverage}
          at={at}
          sentenceMatch={sentenceMatch?.of === view.state.analysis ? sentenceMatch : undefined}
          lang={lang}
          onRule={setName}
          onGoTo={view.onGoTo}
        />
      ) : (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      )}
      <div className={sentenceClass}>
        <TryTyping
          sentence={sentence}
          sentenceMatch={sentenceMatch}
          checkedWith={checkedWith}
          lang={lang}
          onSentence={view.onSentence}
          onReading={view.onReading}
        />
        {sentenceMatch?.result.matched && (
          <MeaningTags meaning={sentenceMatch.result.meaning} label={t('meaning')} lang={lang} />
        )}
      </div>
    </div>
  )
}

function drawnRule({ symbols }: Analysis, name: string | undefined): RuleStatement | undefined {
  const start = symbols.starts.map(({ rule }) => symbols.rules.get(rule.name)).find((rule) => rule)
  return (name === undefined ? undefined : symbols.rules.get(name)) ?? start ?? symbols.definitions[0]
}

/** Rules with a body, in the order of the text. */
function namesOf(analysis: Analysis): readonly string[] {
  return outline(analysis)
    .map(({ name }) => name)
    .filter((name) => analysis.symbols.rules.has(name))
}
