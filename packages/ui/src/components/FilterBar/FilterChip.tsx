import { useId, useRef } from 'react'
import { Select as AriaSelect, Button, Popover } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Glyph } from '../Glyph/Glyph.js'
import { surface } from '../Popover/surface.css.js'
import { OptionList, type SelectOption } from '../Select/OptionList.js'
import { popover } from '../Select/Select.css.js'
import { useVirtualList } from '../Select/useVirtualList.js'
import * as css from './FilterChip.css.js'
import { filterBarMessages } from './messages.js'

export type Filter = {
  id: string
  /** The criterion, shown while nothing is left out. */
  label: string
  /** The options; the first one applies no filter, for example "Any platform". */
  options: readonly SelectOption[]
  value: string
  /**
   * Whether the options are orders, which leave nothing out: the selected one is shown.
   * @default false
   */
  isOrder?: boolean
}

/** Whether a filter leaves something out, or has another order than at first. */
export const isChosen = ({ value, options }: Filter) => value !== options[0]?.value

type FilterChipProps = Filter & { onChange: (value: string) => void }

/** A criterion to filter by. An active one shows its value, and a second button resets it. */
export function FilterChip({ onChange, ...filter }: FilterChipProps) {
  const t = useMessages(filterBarMessages)
  const { label, options, value, isOrder = false } = filter
  const nameId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const virtualList = useVirtualList(options.length)
  const option = options.find((each) => each.value === value)?.label ?? value
  const name = t('chosen', { label, option })
  const isMarked = isChosen(filter) && !isOrder
  return (
    <div className={css.chips[isMarked ? 'marked' : 'plain']}>
      <AriaSelect
        aria-label={label}
        value={value}
        onChange={(key) => onChange(String(key))}
        className={css.select}
      >
        <Button ref={opener} aria-labelledby={nameId} className={css.opener}>
          <span aria-hidden className={css.words}>
            {isMarked ? name : isOrder ? option : label}
          </span>
          <VisuallyHidden id={nameId}>{name}</VisuallyHidden>
          {!isMarked && <Glyph name="down" className={css.mark} />}
        </Button>
        <Popover offset={4} className={`${surface} ${popover}`}>
          <OptionList options={options} virtualList={virtualList} />
        </Popover>
      </AriaSelect>
      {isMarked && (
        <Button
          aria-label={t('remove', { label })}
          className={css.remove}
          onPress={() => {
            onChange(options[0]?.value ?? '')
            // It is removed together with what it resets.
            opener.current?.focus()
          }}
        >
          <Glyph name="cross" />
        </Button>
      )}
    </div>
  )
}
