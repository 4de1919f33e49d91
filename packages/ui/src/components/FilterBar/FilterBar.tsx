import type { ReactNode, Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.js'
import type { SelectOption } from '../Select/OptionList.js'
import { Select } from '../Select/Select.js'
import * as css from './FilterBar.css.js'
import { filterBarMessages } from './messages.js'

export type Filter = {
  id: string
  /** What it goes by, for screen readers; its value says the rest. */
  label: string
  /** The first leaves nothing out: "Any platform". */
  options: readonly SelectOption[]
  value: string
}

export type FilterBarProps = {
  /** What is filtered, for screen readers. */
  label: string
  /** Words to search for. */
  search?: Pick<SearchFieldProps, 'label' | 'value' | 'onChange'>
  /** In their order. */
  filters: readonly Filter[]
  /** Called with the filter and the option that was chosen. */
  onChange: (id: string, value: string) => void
  /** Puts every filter back to its first option, and empties the search. */
  onReset: () => void
  /** How many were found, in words; announced politely. */
  found?: ReactNode
  /** At the end: what is done with all that was found. */
  actions?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Narrows what stands below it: words to search for, and choices that leave something out. */
export function FilterBar({
  label,
  search,
  filters,
  onChange,
  onReset,
  found,
  actions,
  ...rest
}: FilterBarProps) {
  const t = useMessages(filterBarMessages)
  const isChosen = ({ value, options }: Filter) => value !== options[0]?.value
  const isNarrowed = filters.some(isChosen) || Boolean(search?.value)
  return (
    <div {...rest} role="search" aria-label={label} className={css.bar}>
      {search && (
        <div className={css.search}>
          <SearchField {...search} />
        </div>
      )}
      {filters.map((filter) => (
        <div key={filter.id} className={isChosen(filter) ? `${css.filter} ${css.chosen}` : css.filter}>
          <Select
            label={filter.label}
            isLabelHidden
            value={filter.value}
            options={filter.options}
            onChange={(value) => onChange(filter.id, value)}
          />
        </div>
      ))}
      {isNarrowed && (
        <Button variant="ghost" onPress={onReset}>
          {t('reset')}
        </Button>
      )}
      <span className={css.found} role="status">
        {found}
      </span>
      {actions}
    </div>
  )
}
