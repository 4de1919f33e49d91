import { Icon, IconButton, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ValueEditing } from '../../model/slots/useSlotValues.js'
import { HearWords, type HearWordsProps } from '../../parts/hear/HearWords.js'
import { SearchedList } from '../../parts/searched/SearchedList.js'
import { ChangeValueDialog } from './ChangeValueDialog.js'
import { slotMessages } from './messages.js'
import { row, word } from './SlotsPane.css.js'
import { type ValueItem, valueItems } from './valueItems.js'

export type ValueRowsProps = {
  /** Without brackets. */
  slot: string
  editing: ValueEditing
  lang: string | undefined
} & Pick<HearWordsProps, 'onSay' | 'isOffline'>

const usualHeight = 45

/** The values of a slot: found by their letters, changed and removed one by one. */
export function ValueRows({ slot, editing, lang, onSay, isOffline }: ValueRowsProps) {
  const t = useMessages(slotMessages)
  const { values, change, remove } = editing
  const [changing, setChanging] = useState<number>()
  const [known] = useState(() => new Map<string, ValueItem>())
  const items = useMemo(() => valueItems(values, known), [values, known])
  return (
    <>
      {values.length === 0 && <Text tone="secondary">{t('noValue')}</Text>}
      <SearchedList
        labels={{ list: t('value'), find: t('find'), noFound: t('noFound') }}
        items={items}
        itemKey={keyOf}
        textOf={textOf}
        rowClassName={row}
        estimatedRowHeight={usualHeight}
      >
        {(item) => (
          <>
            <span className={word} lang={lang}>
              {item.value}
            </span>
            <HearWords words={item.value} onSay={onSay} isOffline={isOffline} />
            <IconButton
              size="small"
              label={t('change', { value: item.value })}
              icon={<Icon of={Pencil} />}
              onPress={() => setChanging(items.indexOf(item))}
            />
            <IconButton
              size="small"
              label={t('remove', { value: item.value })}
              icon={<Icon of={Trash2} />}
              onPress={() => remove(items.indexOf(item))}
            />
          </>
        )}
      </SearchedList>
      {changing !== undefined && (
        <ChangeValueDialog
          slot={slot}
          values={values}
          index={changing}
          onClose={() => setChanging(undefined)}
          onChange={(value) => {
            change(changing, value)
            setChanging(undefined)
          }}
        />
      )}
    </>
  )
}

const keyOf = ({ key }: ValueItem) => key
const textOf = ({ value }: ValueItem) => value
