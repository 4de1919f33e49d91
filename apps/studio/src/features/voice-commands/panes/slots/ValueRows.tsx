import { Button, Icon, IconButton, matchesText, SearchField, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ValueEditing } from '../../model/slots/useSlotValues.js'
import { HearWords, type HearWordsProps } from '../../parts/hear/HearWords.js'
import { ChangeValueDialog } from './ChangeValueDialog.js'
import { slotMessages } from './messages.js'
import { line, row, rows, word } from './SlotsPane.css.js'

export type ValueRowsProps = {
  /** Without brackets. */
  slot: string
  editing: ValueEditing
  lang: string | undefined
} & Pick<HearWordsProps, 'onSay' | 'isOffline'>

const rowsAtOnce = 100

/** The values of a slot: found by their letters, changed and removed one by one. */
export function ValueRows({ slot, editing, lang, onSay, isOffline }: ValueRowsProps) {
  const t = useMessages(slotMessages)
  const { values, change, remove } = editing
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(rowsAtOnce)
  const [changing, setChanging] = useState<number>()
  const found = values
    .map((value, index) => ({ value, index }))
    .filter(({ value }) => matchesText(value, sought))
  return (
    <>
      {values.length > 10 && <SearchField label={t('find')} value={sought} onChange={setSought} />}
      {found.length === 0 && <Text tone="secondary">{t(values.length === 0 ? 'noValue' : 'noFound')}</Text>}
      <ul className={rows} aria-label={t('value')}>
        {found.slice(0, shown).map(({ value, index }) => (
          <li key={value} className={row}>
            <span className={word} lang={lang}>
              {value}
            </span>
            <HearWords words={value} onSay={onSay} isOffline={isOffline} />
            <IconButton
              size="small"
              label={t('change', { value })}
              icon={<Icon of={Pencil} />}
              onPress={() => setChanging(index)}
            />
            <IconButton
              size="small"
              label={t('remove', { value })}
              icon={<Icon of={Trash2} />}
              onPress={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div className={line}>
          <Text variant="caption" tone="secondary">
            {t('shown', { shown, count: found.length })}
          </Text>
          <Button size="small" onPress={() => setShown(shown + rowsAtOnce)}>
            {t('more')}
          </Button>
        </div>
      )}
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
