import type { ReactNode, Ref } from 'react'
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import * as css from './Disclosure.css.js'

export type DisclosureVariant = css.DisclosureVariant

export type DisclosureProps = {
  /** What is inside. It stays in sight and opens the rest. */
  title: ReactNode
  /** A second, quieter line of the title. */
  description?: ReactNode
  /** An icon before the title. */
  icon?: ReactNode
  /** At the end of the title: a count, a state. It is part of the name. */
  detail?: ReactNode
  children: ReactNode
  /** `card` has a frame of its own, `plain` stands inside one. */
  variant?: DisclosureVariant
  /** Its place in the outline of the page. */
  headingLevel?: 2 | 3 | 4
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  isDisabled?: boolean
  /** Known by this name in the keys of a group; also the anchor that a link can lead to. */
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** A title that opens and closes what belongs to it. The browser's own search finds, and opens, what is closed. */
export function Disclosure({
  title,
  description,
  icon,
  detail,
  children,
  variant = 'card',
  headingLevel = 3,
  ...rest
}: DisclosureProps) {
  return (
    <AriaDisclosure {...rest} className={css.variants[variant]}>
      <Heading id={rest.id} level={headingLevel} className={css.heading}>
        <Button slot="trigger" className={css.triggers[variant]}>
          {icon && <span className={css.icon}>{icon}</span>}
          <span className={css.words}>
            <span>{title}</span>
            {description && <span className={css.description}>{description}</span>}
          </span>
          {detail && <span className={css.detail}>{detail}</span>}
          <Glyph name="down" className={css.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>
        <div className={css.contents[variant]}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
