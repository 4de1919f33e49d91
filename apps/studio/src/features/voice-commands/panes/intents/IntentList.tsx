import type { CoveredCount, Intent } from '@saywright/grammar'
import { useMessages } from '@saywright/ui/i18n'
import { SearchedList } from '../../parts/searched/SearchedList.js'
import { IntentCard } from './IntentCard.js'
import { intentMessages } from './messages.js'
import { choice } from './tabPane.css.js'

export type IntentListProps = {
  intents: readonly Intent[]
  /** The coverage of each by the suite, by its name; absent where that is not shown. */
  covered: ReadonlyMap<string, CoveredCount> | undefined
  /** Name of the chosen one. */
  chosen: string | undefined
  onChoose: (name: string) => void
}

/** Of a card with a line of parts. */
const usualHeight = 78

/** The intents of a grammar, of which one is chosen. */
export function IntentList({ intents, covered, chosen, onChoose }: IntentListProps) {
  const t = useMessages(intentMessages)
  return (
    <SearchedList
      labels={{ list: t('list'), find: t('find'), noFound: t('noFound') }}
      items={intents}
      itemKey={nameOf}
      textOf={nameOf}
      rowClassName={choice}
      estimatedRowHeight={usualHeight}
      gap={16}
      selectedKey={chosen}
      onSelectionChange={onChoose}
    >
      {(intent) => <IntentCard intent={intent} covered={covered?.get(intent.name)} />}
    </SearchedList>
  )
}

const nameOf = ({ name }: Intent) => name
