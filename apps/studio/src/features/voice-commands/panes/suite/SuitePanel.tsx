import { Button, EmptyState, SegmentedControl, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { memo, useState } from 'react'
import type { SuiteView } from '../../model/suite/SuiteView.js'
import type { GrammarReading } from '../../model/workspace/GrammarReading.js'
import { CoverageLegend } from '../../parts/coverage/CoverageLegend.js'
import { AddTest } from './AddTest.js'
import { CoverageStrip } from './CoverageStrip.js'
import { MissingTests } from './MissingTests.js'
import { suiteMessages } from './messages.js'
import { bar, foot, rows } from './SuitePanel.css.js'
import { SuiteRow } from './SuiteRow.js'

export type SuitePanelProps = {
  reading: GrammarReading
  suite: SuiteView
  /** Tries a sentence of the suite. */
  onTry: (sentence: string) => void
  /** Leads to a place of the text, in UTF-16 units from 0. */
  onGoTo: (from: number, to: number) => void
}

const rowsAtOnce = 100

/** The typed tests of a model: the result of each, failed ones first, and how much of the grammar they cover. */
export const SuitePanel = memo(function SuitePanel({ reading, suite, onTry, onGoTo }: SuitePanelProps) {
  const t = useMessages(suiteMessages)
  const { state, actions } = suite
  const { outcomes, failed, coverage, isStale, undoable } = state
  const [filter, setFilter] = useState<'all' | 'failed'>('all')
  const [shown, setShown] = useState(rowsAtOnce)
  const listed = (outcomes ?? []).filter(({ conclusion }) => filter === 'all' || conclusion !== 'passed')
  const count = state.suite.length
  return (
    <>
      <AddTest reading={reading} suite={suite} />
      {(count > 0 || undoable) && (
        <div className={bar}>
          <Text variant="caption" tone="secondary" role="status">
            {undoable
              ? undoable.what === 'removed'
                ? t('removed', { sentence: undoable.sentence })
                : t('added', { count: undoable.count })
              : isStale
                ? t(outcomes ? 'stale' : 'noGrammar')
                : t('kindKeys')}
          </Text>
          {undoable && (
            <Button size="small" onPress={actions.undo}>
              {t('undo')}
            </Button>
          )}
          {count > 0 && (
            <SegmentedControl
              label={t('show')}
              value={filter}
              onChange={setFilter}
              options={[
                { value: 'all', label: t('all', { count }) },
                { value: 'failed', label: t('failed', { count: failed }) },
              ]}
            />
          )}
        </div>
      )}
      {count === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {count > 0 && outcomes && listed.length === 0 && (
        <div className={bar}>
          <Text variant="bodySmall" tone="secondary">
            {t('noneFailed')}
          </Text>
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text */}
      <ul className={rows} role="list" aria-label={t('list')}>
        {listed.slice(0, shown).map((outcome) => (
          <SuiteRow
            key={outcome.test.sentence}
            outcome={outcome}
            isStale={isStale}
            lang={reading.lang}
            actions={actions}
            onTry={onTry}
            onGoTo={onGoTo}
          />
        ))}
      </ul>
      {listed.length > shown && (
        <div className={bar}>
          <Button size="small" onPress={() => setShown(shown + rowsAtOnce)}>
            {t('more', { count: listed.length - shown })}
          </Button>
        </div>
      )}
      {coverage && coverage.from.length > 0 && (
        <div className={foot}>
          <Text as="span" variant="bodySmall" weight="semibold">
            {t('branches', { said: coverage.said, count: coverage.from.length })}
          </Text>
          <CoverageStrip isSaid={coverage.isSaid} />
          <CoverageLegend />
          {coverage.said < coverage.from.length && (
            <MissingTests reading={reading} suite={suite} onGoTo={onGoTo} />
          )}
        </div>
      )}
    </>
  )
})
