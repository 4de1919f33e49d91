import type { Ref } from 'react'
import { useLanguageTag } from '../../i18n/useLocale.js'
import * as css from './ProgressBar.css.js'

export type ProgressBarProps = {
  /** Accessible name: what makes progress. Visible with `isLabelShown`. */
  label: string
  /** Completed fraction in [0, 1]. Without it the progress is indeterminate. */
  fraction?: number | undefined
  /**
   * Whether label and percentage are shown above the bar.
   * @default false
   */
  isLabelShown?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Shows the progress of an operation. */
export function ProgressBar({ label, fraction, isLabelShown, ...rest }: ProgressBarProps) {
  const locale = useLanguageTag()
  const isKnown = fraction !== undefined
  const part = Math.min(1, Math.max(0, fraction ?? 0))
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
  const value = isKnown ? { 'aria-valuenow': Math.round(part * 100), 'aria-valuetext': percent } : {}
  return (
    <div
      {...rest}
      {...value}
      className={css.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {isLabelShown && (
        <div className={css.line}>
          <span>{label}</span>
          {isKnown && <span className={css.percent}>{percent}</span>}
        </div>
      )}
      <div className={css.track}>
        {isKnown ? (
          <div className={css.fill} style={{ width: `${part * 100}%` }} />
        ) : (
          <div className={css.passing} />
        )}
      </div>
    </div>
  )
}
