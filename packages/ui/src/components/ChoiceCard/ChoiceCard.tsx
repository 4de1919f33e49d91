import { type ReactNode, type Ref, useId } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { boxes } from '../Checkbox/Checkbox.css.js'
import { Glyph } from '../Glyph/Glyph.js'
import * as css from './ChoiceCard.css.js'

export type ChoiceCardProps = {
  /** Label of the option and accessible name of its checkbox. */
  label: ReactNode
  /** One sentence about the option. */
  description?: ReactNode
  /** Icon of 20 px. */
  icon?: ReactNode
  /**
   * Hue of the tile behind the icon.
   * @default 'neutral'
   */
  tone?: css.ChoiceCardTone
  /** Secondary text at the bottom of the card, shown in the tablet width class and wider. */
  detail?: ReactNode
  /** Whether the card is selected (controlled). */
  isSelected?: boolean
  /**
   * Whether the card is initially selected (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /**
   * Whether the value cannot be changed here. The card stays in the tab order; explain the reason in
   * `detail`.
   * @default false
   */
  isReadOnly?: boolean
  /**
   * Whether the card is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * `tile` becomes a row on phones; `row` always fills a row of its group.
   * @default 'tile'
   */
  layout?: 'tile' | 'row'
  name?: string
  /** Value that a form submits when the card is selected. */
  value?: string
  id?: string
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/** A checkbox drawn as a card, for options that need a description. The whole card can be pressed. */
export function ChoiceCard({
  label,
  description,
  icon,
  tone = 'neutral',
  detail,
  layout = 'tile',
  ref,
  ...rest
}: ChoiceCardProps) {
  const labelId = useId()
  const wordsId = useId()
  return (
    <CheckboxField
      {...rest}
      inputRef={ref}
      aria-labelledby={labelId}
      {...((description || detail) && { 'aria-describedby': wordsId })}
      className={css.fields[layout]}
    >
      <CheckboxButton className={css.cards[layout]}>
        {({ isSelected }) => (
          <>
            {icon && <span className={css.tiles[tone]}>{icon}</span>}
            <span className={`${boxes.card} ${css.box}`}>
              {isSelected && <Glyph name="check" size={14} strokeWidth={3} />}
            </span>
            <span id={labelId} className={css.label}>
              {label}
            </span>
            <span id={wordsId} className={css.words}>
              {description && <span className={css.description}>{description}</span>}
              {detail && <span className={css.detail}>{detail}</span>}
            </span>
          </>
        )}
      </CheckboxButton>
    </CheckboxField>
  )
}
