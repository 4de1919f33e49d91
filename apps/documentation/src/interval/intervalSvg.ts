import { type Html, html } from '../html/html.js'
import type { Locale } from '../page/locales.js'
import type { Interval } from './interval.js'

const width = 112
const labelWidth = 44
const middle = 10
const cap = 4

/**
 * A dot where the share was measured, on a whisker that holds the true one. The dot is filled for people and open for
 * synthetic voices; a whisker that goes past the scale ends without a cap.
 *
 * @throws RangeError when the share is not on its scale.
 */
export function intervalSvg({ share, low, high, from, to, isMade }: Interval, locale: Locale): Html {
  if (share < from || share > to) throw new RangeError(`${share} is not between ${from} and ${to}.`)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const x = (value: number) => Math.round(labelWidth + ((value - from) / (to - from)) * width)
  const [left, right] = [x(Math.max(low, from)), x(Math.min(high, to))]
  const ends = [low >= from && left, high <= to && right].filter((end) => end !== false)
  const track = `M${labelWidth} ${middle}h${width}`
  const whisker = `M${left} ${middle}H${right}${ends.map((end) => `M${end} ${middle - cap}v${2 * cap}`).join('')}`
  return html`<svg class="interval${isMade && ' made'}" width="${width + 2 * labelWidth}" height="20" aria-hidden="true"><text class="from" x="${labelWidth - 8}" y="14">${percent.format(from)}</text><path class="track" d="${track}"/><path class="whisker" d="${whisker}"/><circle cx="${x(share)}" cy="${middle}" r="4.5"/><text x="${labelWidth + width + 8}" y="14">${percent.format(to)}</text></svg>`
}
