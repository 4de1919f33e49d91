import { expectations } from '@saywright/api/contract'
import { SearchField, SegmentedControl, Select } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useTestMessages } from '../TestedTypeContext.js'
import { filters, search } from './ResultFilters.css.js'
import { isWrong, type ResultFilter, type ResultRow, shownResults, speakersOf } from './resultRows.js'

export type ResultFiltersProps = {
  rows: readonly ResultRow[]
  filter: ResultFilter
  onFilter: (filter: ResultFilter) => void
  /** The one that is tried, from 0 to 10000. */
  threshold: number
}

/** Which results are listed. */
export function ResultFilters({ rows, filter, onFilter, threshold }: ResultFiltersProps) {
  const t = useTestMessages()
  const at = new Intl.NumberFormat(useLocale()).format(threshold)
  const counts = {
    all: rows.length,
    wrong: rows.filter(isWrong).length,
    changed: rows.filter(({ isChanged }) => isChanged).length,
  }
  const speakers = speakersOf(rows)
  const kinds = expectations.filter((kind) => rows.some(({ expectation }) => expectation === kind))
  return (
    <div className={filters}>
      <SegmentedControl
        label={t('filter.shown')}
        options={shownResults.map((value) => ({
          value,
          label: t(`filter.${value}`, { count: counts[value], threshold: at }),
        }))}
        value={filter.shown}
        onChange={(shown) => onFilter({ ...filter, shown })}
      />
      {kinds.length > 1 && (
        <Select
          label={t('results.expectation')}
          isLabelHidden
          options={[
            { value: 'any', label: t('filter.anyExpectation') },
            ...kinds.map((value) => ({ value, label: t(`results.expectations.${value}`) })),
          ]}
          value={filter.expectation}
          onChange={(expectation) => onFilter({ ...filter, expectation })}
        />
      )}
      {speakers.length > 1 && (
        <Select
          label={t('filter.speaker')}
          isLabelHidden
          options={[
            { value: 'any', label: t('filter.anySpeaker') },
            ...speakers.map((value) => ({ value, label: value })),
          ]}
          value={filter.speaker}
          onChange={(speaker) => onFilter({ ...filter, speaker })}
        />
      )}
      <div className={search}>
        <SearchField
          label={t('filter.search')}
          value={filter.query}
          onChange={(query) => onFilter({ ...filter, query })}
        />
      </div>
    </div>
  )
}
