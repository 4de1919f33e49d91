import { Button, IconButton } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatMinutes } from './formatMinutes.js'
import { scoreCurveMessages } from './messages.js'
import { shownTime, timeBar } from './ScoreCurve.css.js'
import type { TimeScroll } from './useTimeWindow.js'

type TimeBarProps = {
  scroll: TimeScroll
  total: number
  /** Whether sound is still coming. */
  isLive: boolean
}

/** Scrolls through more sound than fits: by buttons, and by keys on the time that is shown. */
export function TimeBar({ scroll, total, isLive }: TimeBarProps) {
  const t = useMessages(scoreCurveMessages)
  const locale = useLanguageTag()
  const { from, to } = scroll.window
  const half = (to - from) / 2
  const shown = t('shown', {
    from: formatMinutes(from, locale),
    to: formatMinutes(to, locale),
    total: formatMinutes(total, locale),
  })
  return (
    // Time runs to the right in every language.
    <div className={timeBar} dir="ltr">
      <IconButton
        size="small"
        label={t('earlier')}
        icon={<ChevronLeft />}
        isDisabled={scroll.isAtStart}
        onPress={() => scroll.move(-half)}
      />
      <span
        className={shownTime}
        dir="auto"
        role="slider"
        tabIndex={0}
        aria-label={t('shownTime')}
        aria-valuemin={0}
        aria-valuemax={Math.round(total - (to - from))}
        aria-valuenow={Math.round(from)}
        aria-valuetext={shown}
        onKeyDown={scroll.press}
      >
        {shown}
      </span>
      <IconButton
        size="small"
        label={t('later')}
        icon={<ChevronRight />}
        isDisabled={scroll.isAtEnd}
        onPress={() => scroll.move(half)}
      />
      {isLive && !scroll.isAtEnd && (
        <Button size="small" variant="ghost" onPress={scroll.toEnd}>
          {t('newest')}
        </Button>
      )}
    </div>
  )
}
