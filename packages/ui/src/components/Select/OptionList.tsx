import { Check } from 'lucide-react'
import { Fragment, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { spinner } from '../Button/Button.css.js'
import { selectMessages } from './messages.js'
import { check, emptyState, list, option, optionDescription, optionWords } from './Select.css.js'
import type { VirtualListType } from './useVirtualList.js'

export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  /** A second, quieter line. */
  description?: string
  /** Cannot be chosen now; say why in `description`. */
  isDisabled?: boolean
}

type OptionListProps = {
  options: readonly SelectOption[]
  isLoading?: boolean | undefined
  virtualList: VirtualListType | undefined
}

/** The options of the select around it. */
export function OptionList({ options, isLoading, virtualList }: OptionListProps) {
  const t = useMessages(selectMessages)
  // Kept while the list is open: another parent would draw it anew and lose the focus.
  const [Parent] = useState(() => virtualList ?? Fragment)
  return (
    <Parent>
      <ListBox
        items={options}
        className={list({ isVirtual: Parent !== Fragment })}
        renderEmptyState={() => (
          <div className={emptyState}>
            {isLoading ? <span className={spinner} /> : null}
            {t(isLoading ? 'loading' : 'empty')}
          </div>
        )}
      >
        {({ value, label, description, isDisabled }) => (
          <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={option}>
            <span className={optionWords}>
              <span>{label}</span>
              {description ? <span className={optionDescription}>{description}</span> : null}
            </span>
            <Check size={16} strokeWidth={1.75} aria-hidden className={check} />
          </ListBoxItem>
        )}
      </ListBox>
    </Parent>
  )
}
