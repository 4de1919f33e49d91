import type { MouseEvent, Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { Select } from '../Select/Select.js'
import { proseMessages } from './messages.js'
import * as css from './ProseContents.css.js'
import { useCurrentSection } from './useCurrentSection.js'

export type ProseSection = {
  /** The id of the heading of the section. */
  id: string
  /** Label of the link; it may be shorter than the heading. */
  label: string
}

export type ProseContentsProps = {
  /** The sections in the order of the text. */
  sections: readonly ProseSection[]
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Numbered table of contents of a long text, which highlights the current section. On phones it is a select.
 */
export function ProseContents({ sections, ...rest }: ProseContentsProps) {
  const t = useMessages(proseMessages)
  const current = useCurrentSection(sections.map(({ id }) => id))
  const isPhone = useWidthClass() === 'phone'
  return (
    <nav {...rest} aria-label={t('contents')}>
      {isPhone ? (
        <Select
          label={t('contents')}
          isLabelHidden
          options={sections.map(({ id, label }, index) => ({ value: id, label: `${index + 1}. ${label}` }))}
          value={current ?? null}
          onChange={goTo}
        />
      ) : (
        <ol className={css.list}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={css.link}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => follow(event, id)}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}

// Without a new entry in the history: back leads out of the text, not through its sections.
function follow(event: MouseEvent, id: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !goTo(id)) return
  event.preventDefault()
}

function goTo(id: string): boolean {
  const heading = document.getElementById(id)
  if (!heading) return false
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
  return true
}
