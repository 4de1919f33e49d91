import { Fragment, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { spinner } from '../Button/Button.css.js'
import { Glyph } from '../Glyph/Glyph.js'
import { check, detail, words } from '../Popover/listRow.css.js'
import { selectMessages } from './messages.js'
import { emptyState, lists, option } from './Select.css.js'
import type { VirtualListType } from './useVirtualList.js'

export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  /** Second line of the option. */
  description?: string
  /**
   * Whether the option is disabled. Explain the reason in `description`.
   * @default false
   */
  isDisabled?: boolean
  /** BCP 47 tag of the label, when its language differs from that of the page. */
  lang?: string
}

type OptionListProps = {
  options: readonly SelectOption[]
  isLoading?: boolean | undefined
  virtualList: VirtualListType | undefined
}

/** The options of the surrounding select. */
export function OptionList({ options, isLoading, virtualList }: OptionListProps) {
  const t = useMessages(selectMessages)
  // Constant while the list is open: another parent would remount it and lose the focus.
  const [Parent] = useState(() => virtualList ?? Fragment)
  return (
    <Parent>
      <ListBox
        items={options}
        className={lists[Parent === Fragment ? 'plain' : 'virtual']}
        renderEmptyState={() => (
          <div className={emptyState}>
            {isLoading ? <span className={spinner} /> : null}
            <span>{t(isLoading ? 'loading' : 'empty')}</span>
          </div>
        )}
      >
        {({ value, label, lang, description, isDisabled }) => (
          <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={option}>
            <span className={words}>
              <span lang={lang}>{label}</span>
              {description ? <span className={detail}>{description}</span> : null}
            </span>
            <Glyph name="check" className={check} />
          </ListBoxItem>
        )}
      </ListBox>
    </Parent>
  )
}
