import type { NumberSpelling } from '../spell/NumberSpelling.js'

const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const below20: Readonly<Record<number, string>> = { 1: 'erste', 3: 'dritte', 7: 'siebte', 8: 'achte' }
const before = (value: number) => (value === 1 ? 'ein' : (small[value] ?? ''))

function below100(value: number): string {
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${before(value % 10)} und ${ten}`
}

export const spelling: NumberSpelling = {
  below100,
  hundreds: (count) => `${before(count)} hundert`,
  thousands: (_, said) => `${said.replace(/eins$/, 'ein')} tausend`,
  ordinal: (value) => {
    if (value < 1 || value > 100) return undefined
    if (value === 100) return 'hundertste'
    return value < 20 ? (below20[value] ?? `${small[value]}te`) : `${below100(value)}ste`
  },
  minus: 'minus',
  point: 'komma',
  ordinalDigits: /^(\d{1,3})(?:\.|te|ten|ter|ste|sten|ster)$/,
  decimalDigits: /^(\d+),(\d+)$/,
  groupedDigits: /^\d{1,3}[.'\u00a0\u202f]\d{3}$/,
  timeDigits: /^(\d{1,2})[:.h](\d{2})?$/,
  time: (hours, minutes = '00') => {
    const said = `${below100(Number(hours)).replace(/^eins$/, 'ein')} uhr`
    return minutes === '00' ? said : `${said} ${below100(Number(minutes))}`
  },
  spellings: { zwei: 'zwei', fuenf: 'fünf', zwoelf: 'zwölf' },
  endings: [
    [/(t|st)e[nrsm]$/, '$1e'],
    [/^eine[rm]$/, 'eine'],
  ],
}
