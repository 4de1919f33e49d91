import type { NumberSpelling } from '../spell/NumberSpelling.js'

const small =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const tens = '- dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')
const first = '- primo secondo terzo quarto quinto sesto settimo ottavo nono decimo'.split(' ')

function below100(value: number): string {
  if (value < 20) return small[value] ?? ''
  const [ten, one] = [tens[Math.floor(value / 10)] ?? '', value % 10]
  if (one === 0) return ten
  return `${one === 1 || one === 8 ? ten.slice(0, -1) : ten} ${small[one]}`
}

function ordinal(value: number): string | undefined {
  if (value < 1 || value > 100) return undefined
  if (value <= 10) return first[value]
  if (value === 100) return 'centesimo'
  const one = value % 10
  if (value < 20) return `${(small[value] ?? '').slice(0, -1)}esimo`
  const ten = tens[Math.floor(value / 10)] ?? ''
  if (one === 0 || one === 1 || one === 8)
    return `${ten.slice(0, -1)} ${one === 0 ? '' : (small[one] ?? '').slice(0, -1)}esimo`
  return `${ten} ${one === 3 || one === 6 ? small[one] : (small[one] ?? '').slice(0, -1)}esimo`
}

export const spelling: NumberSpelling = {
  below100,
  hundreds: (count) => (count === 1 ? 'cento' : `${small[count]} cento`),
  thousands: (count, said) => (count === 1 ? 'mille' : `${said} mila`),
  ordinal,
  minus: 'meno',
  point: 'virgola',
  ordinalDigits: /^(\d{1,3})\.?[ºª°oa]$/,
  decimalDigits: /^(\d+),(\d+)$/,
  groupedDigits: /^\d{1,3}[.\u00a0\u202f]\d{3}$/,
  timeDigits: /^(\d{1,2})[:.h](\d{2})?$/,
  time: (hours, minutes = '00') => {
    const said = below100(Number(hours))
    return minutes === '00' ? `${said} in punto` : `${said} e ${below100(Number(minutes))}`
  },
  spellings: { tré: 'tre', cent: 'cento' },
  endings: [[/esim[aie]$/, 'esimo']],
}
