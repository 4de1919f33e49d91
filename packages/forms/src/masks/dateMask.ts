import type { Mask } from './Mask.js'
import { patternMask } from './patternMask.js'

/** DD/MM/YYYY. A day or month of one digit gets a leading zero when a separator follows. */
export const dateMask: Mask = {
  ...patternMask('99/99/9999', '31/12/2026'),
  read: (text) => {
    const parts = text.trim().split(/[^\p{L}\p{N}]+/u)
    if (parts.length === 1) return text
    const [day = '', month = '', ...rest] = parts
    if (day.length > 2 || month.length > 2 || rest.length > 1) return undefined
    const isMonthEnded = rest.length === 1
    return [day.padStart(2, '0'), isMonthEnded ? month.padStart(2, '0') : month, ...rest].join('/')
  },
}
