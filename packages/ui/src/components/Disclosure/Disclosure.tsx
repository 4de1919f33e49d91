import type { ReactNode, Ref } from 'react'
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import * as css from './Disclosure.css.js'

export type DisclosureVariant = css.DisclosureVariant

export type DisclosureProps = {
  /** Title of the section, always visible; pressing it expands or collapses the section. */
  title: ReactNode
  /** Second line of the title. */
  description?: ReactNode
  /** Icon before the title. */
  icon?: ReactNode
  /** Text at the end of the title, such as a count or a status. It is part of the accessible name. */
  detail?: ReactNode
  children: ReactNode
  /**
   * `card` has a frame of its own; use `plain` inside a card.
   * @default 'card'
   */
  variant?: DisclosureVariant
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4
  /** Whether the section is expanded (controlled). */
  isExpanded?: boolean
  /**
   * Whether the section is initially expanded (uncontrolled).
   * @default false
   */
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  /**
   * Whether the section is disabled.
   * @default false
   */
  isDisabled?: boolean
  /** The id of the element, its key in a `DisclosureGroup` and the anchor for links. */
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A section that can be expanded and collapsed. The search of the browser also finds, and expands, collapsed
 * content.
 */
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
