import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search'
import { type Command, type EditorView, runScopeHandlers } from '@codemirror/view'
import { CaseSensitive, ChevronDown, ChevronUp, Regex, Replace, WholeWord, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale as useDirection } from 'react-aria-components'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { isComposing } from '../../keyboard/isComposing.js'
import { isEnter } from '../../keyboard/isEnter.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { SearchField } from '../SearchField/SearchField.js'
import { TextField } from '../TextField/TextField.js'
import { buttons, count as countClass, field, panel, row } from './FindPanel.css.js'
import type { FindHost } from './findExtension.js'
import { type FoundMatches, findMatches, maxMatches } from './findMatches.js'
import { codeEditorMessages } from './messages.js'

export type FindPanelProps = { view: EditorView; state: FindHost['state'] }

const toggles = [
  { name: 'caseSensitive', icon: CaseSensitive },
  { name: 'wholeWord', icon: WholeWord },
  { name: 'regexp', icon: Regex },
] as const

/**
 * Search and replace in an editor. Enter finds the next match, Shift Enter the previous one, Escape closes
 * the panel.
 */
export function FindPanel({ view, state }: FindPanelProps) {
  const t = useMessages(codeEditorMessages)
  // Around it code goes from left to right, in any language.
  const { direction } = useDirection()
  const query = getSearchQuery(state)
  const [isReplacing, setReplacing] = useState(false)
  const find = useRef<HTMLInputElement>(null)
  const replace = useRef<HTMLInputElement>(null)
  const matches = useMemo(() => (query.valid ? findMatches(query, state) : undefined), [query, state])

  useLayoutEffect(() => {
    // The library finds the field to focus by this attribute when the search is opened again.
    find.current?.setAttribute('main-field', 'true')
    find.current?.focus()
    find.current?.select()
  }, [])
  const ask = (changes: Partial<SearchQuery>) => {
    const { search, caseSensitive, wholeWord, regexp, replace: by } = { ...pick(query), ...changes }
    const next = new SearchQuery({ search, caseSensitive, wholeWord, regexp, replace: by })
    view.dispatch({ effects: setSearchQuery.of(next) })
  }
  const run = (command: Command) => () => void command(view)
  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const enter = event.target === find.current ? (event.shiftKey ? findPrevious : findNext) : replaceNext
    const isOfField = event.target === find.current || event.target === replace.current
    if (isEnter(event) && isOfField) enter(view)
    else if (!runScopeHandlers(view, event.nativeEvent, 'search-panel')) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      role="search"
      className={panel}
      dir={direction}
      aria-label={t('find.title')}
      onKeyDownCapture={keyDown}
    >
      <div className={row}>
        <div className={field}>
          <SearchField
            ref={find}
            label={t('find.title')}
            value={query.search}
            onChange={(search) => ask({ search })}
          />
        </div>
        <div className={buttons}>
          {toggles.map(({ name, icon }) => (
            <IconButton
              key={name}
              size="small"
              label={t(`find.${name}`)}
              icon={<Icon of={icon} />}
              isPressed={query[name]}
              onPress={() => ask({ [name]: !query[name] })}
            />
          ))}
        </div>
        <span className={countClass} role="status">
          <Count query={query} matches={matches} />
        </span>
        <div className={buttons}>
          <IconButton
            size="small"
            label={t('find.previous')}
            icon={<Icon of={ChevronUp} />}
            onPress={run(findPrevious)}
          />
          <IconButton
            size="small"
            label={t('find.next')}
            icon={<Icon of={ChevronDown} />}
            onPress={run(findNext)}
          />
          {!state.readOnly && (
            <IconButton
              size="small"
              label={t('find.replace')}
              icon={<Icon of={Replace} />}
              aria-expanded={isReplacing}
              onPress={() => setReplacing(!isReplacing)}
            />
          )}
          <IconButton
            size="small"
            label={t('find.close')}
            icon={<Icon of={X} />}
            onPress={run(closeSearchPanel)}
          />
        </div>
      </div>
      {isReplacing && (
        <div className={row}>
          <div className={field}>
            <TextField
              ref={replace}
              label={t('find.replaceBy')}
              isLabelHidden
              placeholder={t('find.replaceBy')}
              value={query.replace}
              onChange={(by) => ask({ replace: by })}
            />
          </div>
          <div className={buttons}>
            <Button size="small" onPress={run(replaceNext)}>
              {t('find.replace')}
            </Button>
            <Button size="small" onPress={run(replaceAll)}>
              {t('find.replaceAll')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function pick({ search, caseSensitive, wholeWord, regexp, replace }: SearchQuery) {
  return { search, caseSensitive, wholeWord, regexp, replace }
}

type CountProps = { query: SearchQuery; matches: FoundMatches | undefined }

function Count(props: CountProps) {
  const words = useCount(props)
  return words && <span>{words}</span>
}

/** Number of matches, and the index of the selected one. */
function useCount({ query, matches }: CountProps): string | undefined {
  const t = useMessages(codeEditorMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  if (query.search === '') return undefined
  if (!matches) return t('find.invalid')
  const { count, current } = matches
  if (count === 0) return t('find.none')
  const total = numbers.format(count)
  if (count === maxMatches) return t('find.many', { total })
  return current > 0
    ? t('find.position', { current: numbers.format(current), total })
    : t('find.matches', { count, total })
}
