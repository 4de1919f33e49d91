import type { ReactNode, Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../Button/Button.js'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.js'
import * as css from './FilterBar.css.js'
import { type Filter, FilterChip, isChosen } from './FilterChip.js'
import { filterBarMessages } from './messages.js'

export type FilterBarProps = {
  /** Accessible name: what is filtered. */
  label: string
  /** Search field before the filters. */
  search?: Pick<SearchFieldProps, 'label' | 'value' | 'onChange'>
  /** The filters in display order. */
  filters: readonly Filter[]
  /** Called with the id of a filter and the id of the selected option. */
  onChange: (id: string, value: string) => void
  /**
   * Called when the user resets the filters: set every filter to its first option and clear the search. Offered where a search
   * text, an order or more than one filter is to be put back; each filter also has its own button.
   */
  onReset: () => void
  /** Number of results as text; changes are announced politely. */
  found?: ReactNode
  /** Actions for all results, at the end of the bar. */
  actions?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Filters the list below it by a search text and by options. */
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
  const chosen = filters.filter(isChosen)
  // One filter alone is put back by its own button.
  const hasReset = chosen.length > 1 || chosen.some(({ isOrder }) => isOrder) || Boolean(search?.value)
  return (
    <div {...rest} role="search" aria-label={label} className={css.bar}>
      {search && (
        <div className={css.search}>
          <SearchField {...search} />
        </div>
      )}
      {filters.map((filter) => (
        <FilterChip key={filter.id} {...filter} onChange={(value) => onChange(filter.id, value)} />
      ))}
      {hasReset && (
        <Button variant="ghost" onPress={onReset}>
          {t('reset')}
        </Button>
      )}
      <span className={css.found} role="status">
        {found}
      </span>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
