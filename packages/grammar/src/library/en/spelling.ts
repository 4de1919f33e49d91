import type { NumberSpelling } from '../spell/NumberSpelling.js'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const below20 =
  '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )

const below100 = (value: number): string => {
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten} ${small[value % 10]}`
}

export const spelling: NumberSpelling = {
  below100,
  hundreds: (count) => `${small[count]} hundred`,
  thousands: (_, said) => `${said} thousand`,
  ordinal: (value) => {
    if (value < 1 || value > 100) return undefined
    if (value === 100) return 'hundredth'
    if (value < 20) return below20[value]
    const ten = tens[Math.floor(value / 10)] ?? ''
    return value % 10 === 0 ? `${ten.slice(0, -1)}ieth` : `${ten} ${below20[value % 10]}`
  },
  minus: 'minus',
  point: 'point',
  ordinalDigits: /^(\d{1,3})(?:st|nd|rd|th)$/,
  decimalDigits: /^(\d+)\.(\d+)$/,
  groupedDigits: /^\d{1,3},\d{3}$/,
  timeDigits: /^(\d{1,2}):(\d{2})$/,
  time: (hours, minutes = '00') => {
    const said = below100(Number(hours))
    if (minutes === '00') return `${said} o'clock`
    return minutes.startsWith('0')
      ? `${said} oh ${below100(Number(minutes))}`
      : `${said} ${below100(Number(minutes))}`
  },
  spellings: { fourty: 'forty', ninty: 'ninety', oclock: "o'clock" },
}
