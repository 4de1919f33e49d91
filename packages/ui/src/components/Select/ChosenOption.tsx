import { type ReactNode, useContext } from 'react'
import { SelectStateContext, SelectValueContext, useSlottedContext } from 'react-aria-components'
import type { SelectOption } from './OptionList.js'
import { value } from './Select.css.js'

/**
 * Label of the selected option, or the placeholder. For single selection only: the component of the library
 * includes list formatting for all languages, which is large.
 */
export function ChosenOption({ placeholder }: { placeholder: ReactNode }) {
  const [chosen] = useContext(SelectStateContext)?.selectedItems ?? []
  // The trigger is named by the label and by the words of this id.
  const part = useSlottedContext(SelectValueContext)
  return (
    <span
      id={part?.id}
      lang={(chosen?.value as Partial<SelectOption> | null | undefined)?.lang}
      data-placeholder={chosen ? undefined : true}
      className={value}
    >
      {chosen ? chosen.textValue : placeholder}
    </span>
  )
}
