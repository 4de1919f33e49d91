import { Fragment, useContext, useState } from 'react'
import {
  Collection,
  ComboBoxStateContext,
  Header,
  ListBox,
  ListBoxSection,
  Popover,
} from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { vars } from '../../tokens/contract.css.js'
import { spinner } from '../Button/Button.css.js'
import { surface } from '../Popover/surface.css.js'
import { emptyState, lists } from '../Select/Select.css.js'
import type { VirtualListType } from '../Select/useVirtualList.js'
import { groupTitle, popover } from './ComboBox.css.js'
import { drawSuggestion } from './drawSuggestion.js'
import { comboBoxMessages } from './messages.js'
import { type ComboBoxOption, groupsOf } from './suggestions.js'

type SuggestionListProps = {
  options: readonly ComboBoxOption[]
  isLoading?: boolean | undefined
  virtualList: VirtualListType | undefined
}

/** The suggestions of the combo box around it, in its popover. */
export function SuggestionList(props: SuggestionListProps) {
  return (
    <Popover offset={4} className={`${surface} ${popover}`}>
      <Suggestions {...props} />
    </Popover>
  )
}

function Suggestions({ options, isLoading, virtualList }: SuggestionListProps) {
  const t = useMessages(comboBoxMessages)
  // Constant while the list is open: another parent would remount it and lose the place.
  const [Parent] = useState(() => virtualList ?? Fragment)
  const state = useContext(ComboBoxStateContext)
  const groups = groupsOf(options)
  // Rows that are drawn in view only give the list no height.
  const rows = Math.max(1, (state?.collection.size ?? 0) + (groups?.length ?? 0))
  const height = `min(340px, ${rows} * ${vars.control.medium} + 10px)`
  const shared = {
    className: lists[Parent === Fragment ? 'plain' : 'virtual'],
    style: Parent === Fragment ? {} : { height },
    renderEmptyState: () => (
      <div className={emptyState}>
        {isLoading ? <span className={spinner} /> : null}
        <span>{t(isLoading ? 'loading' : 'empty')}</span>
      </div>
    ),
  }
  return (
    <Parent>
      {groups ? (
        <ListBox {...shared} items={groups}>
          {(group) => (
            <ListBoxSection id={`group:${group.title}`}>
              <Header className={groupTitle}>{group.title}</Header>
              <Collection items={group.options}>{drawSuggestion}</Collection>
            </ListBoxSection>
          )}
        </ListBox>
      ) : (
        <ListBox {...shared} items={options}>
          {drawSuggestion}
        </ListBox>
      )}
    </Parent>
  )
}
