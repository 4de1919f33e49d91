import type { Range } from '@saywright/grammar'
import { Button, Dialog, matchesText, Pressable, SearchField, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { ruleMessages } from './messages.js'
import { code, line, place, places as placesClass, text } from './PlacesDialog.css.js'
import type { RulePlace } from './placesOfRules.js'

export type PlacesDialogProps = {
  title: string
  lead: string
  places: readonly RulePlace[]
  /** Whether there is a field that finds one by its name. */
  isSearched: boolean
  onGoTo: (range: Range) => void
  onClose: () => void
}

/** So many are drawn; who looks for another writes a part of its name. */
const maxPlaces = 200

/** Places of a grammar to go to. */
export function PlacesDialog({ title, lead, places, isSearched, onGoTo, onClose }: PlacesDialogProps) {
  const t = useMessages(ruleMessages)
  const [sought, setSought] = useState('')
  const found = places.filter((each) => matchesText(each.code, sought))
  const rest = found.length - maxPlaces
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={lead}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      {isSearched && <SearchField label={t('find')} value={sought} onChange={setSought} autoFocus />}
      <ul className={placesClass}>
        {found.slice(0, maxPlaces).map((each) => (
          <li key={each.range.start.offset}>
            <Pressable className={place} onPress={() => onGoTo(each.range)}>
              <span className={line}>{t('line', { line: each.range.start.line })}</span>
              <span className={code}>{each.code}</span>
              {each.text && <span className={text}>{each.text}</span>}
            </Pressable>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text role="status">{t('none')}</Text>}
      {rest > 0 && <Text tone="secondary">{t('more', { count: rest })}</Text>}
    </Dialog>
  )
}
