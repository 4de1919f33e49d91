import { type ReactNode, type Ref, useId } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { boxes } from '../Checkbox/Checkbox.css.js'
import { Glyph } from '../Glyph/Glyph.js'
import * as css from './ChoiceCard.css.js'

export type ChoiceCardProps = {
  /** What is chosen; the name of its box. */
  label: ReactNode
  /** One sentence on it. */
  description?: ReactNode
  /** An icon of 20 px. */
  icon?: ReactNode
  /** The hue of the tile behind the icon. */
  tone?: css.ChoiceCardTone
  /** A quiet line at the foot, from tablets on. */
  detail?: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Settled and not to be changed here, for example delivered. It keeps its place in the Tab order; say why in `detail`. */
  isReadOnly?: boolean
  isDisabled?: boolean
  /** A `tile` is a row on phones; a `row` fills a whole row of its group. */
  layout?: 'tile' | 'row'
  name?: string
  /** What a form sends when it is on. */
  value?: string
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** One of several things that may be chosen together, with more to say than a checkbox: the whole card can be pressed. */
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
