import type { Ref } from 'react'
import { Select as AriaSelect, Button, Popover } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { spinner } from '../Button/Button.css.js'
import { field } from '../Field/Field.css.js'
import { frames } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps, FieldSize } from '../Field/FieldProps.js'
import { Glyph } from '../Glyph/Glyph.js'
import { surface } from '../Popover/surface.css.js'
import { ChosenOption } from './ChosenOption.js'
import { selectMessages } from './messages.js'
import { OptionList, type SelectOption } from './OptionList.js'
import { ReadOnlySelect } from './ReadOnlySelect.js'
import { endIcon, heights, popover, trigger } from './Select.css.js'
import { useVirtualList } from './useVirtualList.js'

export type SelectProps<Value extends string = string> = FieldProps & {
  /** The options in display order; hundreds are fine. */
  options: readonly SelectOption<Value>[]
  /** Value of the selected option, or `null` when nothing is selected. */
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** Text in the field while nothing is selected. */
  placeholder?: string
  /**
   * Whether the options are being loaded.
   * @default false
   */
  isLoading?: boolean
  /**
   * Height of the field in the current width class.
   * @default 'medium'
   */
  size?: FieldSize
  autoComplete?: string
  /** Ref to the button that opens the list. */
  ref?: Ref<HTMLButtonElement>
}

/** Selects one of a list of known values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return props.isReadOnly ? <ReadOnlySelect {...props} /> : <OpenSelect {...props} />
}

function OpenSelect<Value extends string>({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  isReadOnly: _,
  options,
  onChange,
  placeholder,
  isLoading,
  size = 'medium',
  ref,
  ...rest
}: SelectProps<Value>) {
  const t = useMessages(selectMessages)
  const virtualList = useVirtualList(options.length)
  return (
    <AriaSelect
      {...rest}
      onChange={(key) => {
        if (key !== null) onChange?.(key as Value)
      }}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <Button
          ref={ref}
          data-invalid={error ? true : undefined}
          className={`${frames.grows} ${trigger} ${heights[size]}`}
        >
          <ChosenOption placeholder={placeholder ?? t('placeholder')} />
          {isLoading ? <span className={spinner} /> : <Glyph name="down" className={endIcon} />}
        </Button>
      </FieldParts>
      <Popover offset={4} className={`${surface} ${popover}`}>
        <OptionList options={options} isLoading={isLoading} virtualList={virtualList} />
      </Popover>
    </AriaSelect>
  )
}
