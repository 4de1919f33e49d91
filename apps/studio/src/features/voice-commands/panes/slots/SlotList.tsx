import type { GrammarSlot } from '@saywright/grammar'
import { Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { Slots } from '../../model/document/grammarDocument.js'
import { valuesFor } from '../../model/slots/testValues.js'
import { slotMessages } from './messages.js'
import { list, name, slot as slotClass, small } from './SlotsPane.css.js'

export type SlotListProps = {
  slots: readonly GrammarSlot[]
  values: Slots
  chosen: GrammarSlot
  onChoose: (name: string) => void
}

/** The slots of a grammar, each with where its values come from and how many there are. */
export function SlotList({ slots, values, chosen, onChoose }: SlotListProps) {
  const t = useMessages(slotMessages)
  return (
    <ul className={list} aria-label={t('list')}>
      {slots.map((slot) => {
        const own = valuesFor(values, slot.name)
        const isDefault = own.length === 0 && slot.defaults !== undefined
        const count = isDefault ? (slot.defaults?.length ?? 0) : own.length
        return (
          <li key={slot.name}>
            <Pressable
              className={slotClass}
              aria-pressed={slot === chosen}
              data-chosen={slot === chosen || undefined}
              onPress={() => onChoose(slot.name)}
            >
              <span className={name}>{`<${slot.name}>`}</span>
              <span className={small}>
                {t(isDefault ? 'inGrammar' : 'atRunTime')} · {t('values', { count })}
              </span>
            </Pressable>
          </li>
        )
      })}
    </ul>
  )
}
