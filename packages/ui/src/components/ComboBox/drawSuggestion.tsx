import { ListBoxItem } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import { check, detail, words } from '../Popover/listRow.css.js'
import { option } from '../Select/Select.css.js'
import { MatchedWords } from './MatchedWords.js'
import type { ComboBoxOption } from './suggestions.js'

/** One row of the list of a combo box. A function, for collections read the item itself. */
export const drawSuggestion = ({ value, label, description, isDisabled }: ComboBoxOption) => (
  <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={option}>
    <span className={words}>
      <MatchedWords label={label} />
      {description ? <span className={detail}>{description}</span> : null}
    </span>
    <Glyph name="check" className={check} />
  </ListBoxItem>
)
