import { type KeyboardEvent, type Ref, useContext } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'
import { isComposing } from '../../keyboard/isComposing.js'
import { isEnter } from '../../keyboard/isEnter.js'

export type ListInputProps = {
  className: string
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * The input of a combo box around it whose values are known. While its list is closed, Enter, a press, and Space in the empty
 * input open it; the combo box itself would leave Enter to the form, which it would send.
 */
export function ListInput(props: ListInputProps) {
  const state = useContext(ComboBoxStateContext)
  const open = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!state || state.isOpen || isComposing(event)) return
    const isOpening = isEnter(event) || (event.key === ' ' && state.inputValue === '')
    if (!isOpening) return
    event.preventDefault()
    event.stopPropagation()
    state.open('first', 'manual')
  }
  return (
    <Input
      {...props}
      onKeyDownCapture={open}
      onClick={() => {
        if (state && !state.isOpen) state.open(null, 'manual')
      }}
    />
  )
}
