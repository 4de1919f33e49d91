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

/** What `onChange` gives for a kind of value. */
export type SliderChange<Value extends SliderValue> = Value extends number ? number : [number, number]

export type SliderProps<Value extends SliderValue = number> = {
  label: ReactNode
  isLabelHidden?: boolean
  /** The hint under the track. */
  description?: ReactNode
  value?: Value
  defaultValue?: Value
  /** At every step of a drag. */
  onChange?: (value: SliderChange<Value>) => void
  /** When the thumb is let go, and after a key: for what is costly to update. */
  onChangeEnd?: (value: SliderChange<Value>) => void
  /** 0 by default. */
  minValue?: number
  /** 100 by default. */
  maxValue?: number
  /** 1 by default. */
  step?: number
  /** How the value is written: unit, percent, decimals. Always in the language of the interface. */
  formatOptions?: Intl.NumberFormatOptions
  isDisabled?: boolean
  /** Name in its form; the two ends of a range have the same name, the least first. */
  name?: string
  id?: string
  /** Reaches the input of the first thumb. */
  ref?: Ref<HTMLInputElement>
}

/** A value between two ends where nearness matters more than exactness, or a range of them; the value stands beside. */
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
