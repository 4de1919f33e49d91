import type { MouseEvent, Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { Select } from '../Select/Select.js'
import { proseMessages } from './messages.js'
import * as css from './ProseContents.css.js'
import { useCurrentSection } from './useCurrentSection.js'

export type ProseSection = {
  /** The id of its heading. */
  id: string
  /** May be shorter than the heading. */
  label: string
}

export type ProseContentsProps = {
  /** The sections of the text in their order. */
  sections: readonly ProseSection[]
  id?: string
  ref?: Ref<HTMLElement>
}

/** The numbered contents of a long text, in step with what is being read. On phones one select. */
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
