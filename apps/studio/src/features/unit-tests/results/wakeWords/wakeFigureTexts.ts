import type { TranslateOf } from '@saywright/ui/i18n'
import type { unitTestsMessages } from '../../messages/index.js'
import { soundLength } from './soundLength.js'
import { secondsPerAlarm, type WakeFigures } from './wakeFigures.js'

/** A figure, and what it is taken from or how certain it is. */
export interface FigureText {
  readonly term: string
  readonly figure: string
  readonly note: string | undefined
}

/** The figures of a run of wake words in words. */
export function wakeFigureTexts(
  figures: WakeFigures,
  t: TranslateOf<typeof unitTestsMessages>,
  locale: string,
): readonly [detected: FigureText, alarms: FigureText] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const { said, woken, likely } = figures
  const detected = {
    term: t('wakeWords.detected'),
    figure: likely ? t('wakeWords.detectedOf', { woken, said }) : t('tally.none'),
    note:
      likely && t('wakeWords.between', { from: percent.format(likely[0]), to: percent.format(likely[1]) }),
  }
  return [detected, alarmText(figures, t, locale)]
}

function alarmText(
  figures: WakeFigures,
  t: TranslateOf<typeof unitTestsMessages>,
  locale: string,
): FigureText {
  const term = t('wakeWords.alarms')
  const { alarms, quietSeconds } = figures
  if (quietSeconds === undefined) return { term, figure: t('wakeWords.unknown'), note: undefined }
  const between = secondsPerAlarm(figures)
  const length = { duration: soundLength(between ?? quietSeconds, locale) }
  if (between === undefined)
    return { term, figure: t('wakeWords.alarmsIn', { count: 0, ...length }), note: t('wakeWords.noAlarm') }
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(
    (alarms * 3600) / quietSeconds,
  )
  return {
    term,
    figure: t('wakeWords.alarmsIn', { count: 1, ...length }),
    note: t('wakeWords.perHour', { rate }),
  }
}
