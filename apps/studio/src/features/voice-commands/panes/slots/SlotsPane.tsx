import { applyEdits, type TextEdit } from '@saywright/grammar'
import { Button, EmptyState, Icon, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCurrentAnalysis } from '../../model/grammar/useCurrentAnalysis.js'
import type { GrammarEdit } from '../../model/grammar-worker/changes.js'
import { runQuery } from '../../model/grammar-worker/runQuery.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import type { SlotsPaneProps, SlotsView } from '../../model/slots/SlotsView.js'
import { slotMessages } from './messages.js'
import { SlotList } from './SlotList.js'
import { SlotNameDialog } from './SlotNameDialog.js'
import { column, pane } from './SlotsPane.css.js'
import { SlotUse } from './SlotUse.js'
import { SlotValues } from './SlotValues.js'

/** The dynamic slots of a grammar, the values of the one that is chosen, and how it is used. */
export function SlotsPane(props: SlotsPaneProps) {
  const t = useMessages(slotMessages)
  const analysis = useCurrentAnalysis(props)
  const told = useGrammarQuery(props.worker, 'slots', analysis, undefined)
  const slots = told?.answer ?? []
  const [chosenName, choose] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const chosen = slots.find(({ name }) => name === chosenName) ?? slots[0]
  const onEdit = (edits: readonly TextEdit[]) => props.onGrammarChange(applyEdits(analysis.source, edits))
  const onChange = async (wanted: GrammarEdit) => {
    const change = await runQuery(props.worker, 'change', analysis, wanted)
    if (change && 'edits' in change) onEdit(change.edits)
  }
  const view: SlotsView = { ...props, analysis, onEdit, onChange: (wanted) => void onChange(wanted) }
  const add = (
    <Button size="small" icon={<Icon of={Plus} />} onPress={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <div className={chosen ? pane : undefined}>
      <div className={column}>
        {chosen ? (
          <>
            {add}
            <SlotList slots={slots} values={props.values} chosen={chosen} onChoose={choose} />
          </>
        ) : !told ? (
          <Skeleton widths={[160, 120]} />
        ) : (
          <EmptyState title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        )}
      </div>
      {chosen && <SlotValues key={chosen.name} view={view} slot={chosen} onRenamed={choose} />}
      {chosen && <SlotUse view={view} slot={chosen} />}
      {isAdding && (
        <SlotNameDialog
          worker={props.worker}
          analysis={analysis}
          onClose={() => setAdding(false)}
          onName={(name, edits) => {
            view.onEdit(edits)
            choose(name)
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}
