import { type RefObject, useContext } from 'react'
import { Button, ComboBoxStateContext } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { fieldButton } from '../Field/FieldFrame.css.js'
import { Glyph } from '../Glyph/Glyph.js'
import { comboBoxMessages } from './messages.js'

export type ClearButtonProps = {
  /** Has the focus afterwards. */
  inputRef: RefObject<HTMLInputElement | null>
}

/** Clears the combo box around it. It is not in the tab order, since the text can be deleted with the keyboard. */
export function ClearButton({ inputRef }: ClearButtonProps) {
  const t = useMessages(comboBoxMessages)
  const state = useContext(ComboBoxStateContext)
  const clear = () => {
    state?.setInputValue('')
    state?.setValue(null)
    inputRef.current?.focus()
  }
  if (!state?.inputValue && !state?.selectedItems.length) return null
  return (
    <Button
      slot={null}
      aria-label={t('clear')}
      excludeFromTabOrder
      preventFocusOnPress
      onPress={clear}
      className={fieldButton}
    >
      <Glyph name="cross" />
    </Button>
  )
}
