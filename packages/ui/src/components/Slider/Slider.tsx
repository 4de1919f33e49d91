import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import {
  Slider as AriaSlider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  VisuallyHidden,
} from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import * as fieldCss from '../Field/Field.css.js'
import { sliderMessages } from './messages.js'
import * as css from './Slider.css.js'

/** One value, or the two ends of a range. */
export type SliderValue = number | readonly [least: number, most: number]

/** Type of the argument of `onChange` for a type of value. */
export type SliderChange<Value extends SliderValue> = Value extends number ? number : [number, number]

export type SliderProps<Value extends SliderValue = number> = {
  label: ReactNode
  /**
   * Whether the label is only read by screen readers.
   * @default false
   */
  isLabelHidden?: boolean
  /** Help text below the track. */
  description?: ReactNode
  value?: Value
  defaultValue?: Value
  /** Called with the new value at every step of a drag. */
  onChange?: (value: SliderChange<Value>) => void
  /** Called with the new value at the end of a drag and after a key press, for updates that are expensive. */
  onChangeEnd?: (value: SliderChange<Value>) => void
  /**
   * Smallest value.
   * @default 0
   */
  minValue?: number
  /**
   * Largest value.
   * @default 100
   */
  maxValue?: number
  /**
   * Increment of the value.
   * @default 1
   */
  step?: number
  /** Format of the value: unit, percent, decimals. Always in the language of the interface. */
  formatOptions?: Intl.NumberFormatOptions
  /**
   * Whether the slider is disabled.
   * @default false
   */
  isDisabled?: boolean
  /** Name in form data; both ends of a range have the same name, the lower one first. */
  name?: string
  id?: string
  /** Ref to the input element of the first thumb. */
  ref?: Ref<HTMLInputElement>
}

/** Selects an approximate value, or a range, between two limits; the value is shown beside it. */
export function Slider<Value extends SliderValue = number>({
  label,
  isLabelHidden,
  description,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  formatOptions,
  name,
  ref,
  ...rest
}: SliderProps<Value>) {
  const t = useMessages(sliderMessages)
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement)
  const descriptionId = useId()
  const first = value ?? defaultValue
  const isRange = typeof first === 'object'
  const asked = { value: editable(value), defaultValue: editable(defaultValue) }
  const words = <Label className={isLabelHidden ? undefined : fieldCss.label}>{label}</Label>
  return (
    <AriaSlider
      {...rest}
      {...Object.fromEntries(Object.entries(asked).filter(([, given]) => given !== undefined))}
      onChange={(next) => onChange?.(next as SliderChange<Value>)}
      onChangeEnd={(next) => onChangeEnd?.(next as SliderChange<Value>)}
      formatOptions={formatOptions}
      className={fieldCss.field}
    >
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <SliderOutput className={css.output}>
        {({ state }) => {
          const [least = '', most = ''] = state.values.map((_, index) => state.getThumbValueLabel(index))
          return isRange ? t('range', { least, most }) : least
        }}
      </SliderOutput>
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} data-single={isRange ? undefined : true} />
        {(isRange ? (['least', 'most'] as const) : ([undefined] as const)).map((end, index) => (
          <SliderThumb
            key={end ?? 'only'}
            index={index}
            name={name}
            aria-label={end && t(end)}
            aria-describedby={description ? descriptionId : undefined}
            inputRef={index === 0 ? inputRef : undefined}
            className={css.thumb}
          />
        ))}
      </SliderTrack>
      {description ? (
        <div className={fieldCss.messages}>
          <span id={descriptionId} className={fieldCss.description}>
            {description}
          </span>
        </div>
      ) : null}
    </AriaSlider>
  )
}

/** The library's own type of a range is a list that may be written to. */
const editable = (value: SliderValue | undefined) => (typeof value === 'object' ? [...value] : value)
