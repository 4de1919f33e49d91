import type { NumberSpelling } from '../spell/NumberSpelling.js'

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')
const tens = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )
const first = '- primero segundo tercero cuarto quinto sexto séptimo octavo noveno'.split(' ')
const tenth =
  '- décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo centésimo'.split(
    ' ',
  )

function below100(value: number): string {
  if (value < 16) return small[value] ?? ''
  if (value < 20) return `dieci ${small[value - 10]}`
  if (value < 30) return value === 20 ? 'veinte' : `veinti ${small[value - 20]}`
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten} y ${small[value % 10]}`
}

/** Of regions that write 12,000 and 3.14. */
const asEnglish = {
  point: 'punto',
  decimalDigits: /^(\d+)\.(\d+)$/,
  groupedDigits: /^\d{1,3}[,\u00a0\u202f]\d{3}$/,
  timeDigits: /^(\d{1,2})[:h](\d{2})?$/,
}

/** @param region one of `libraryRegions`. */
export const spelling = (region = ''): NumberSpelling => ({
  below100,
  hundreds: (count) => (hundreds[count] ?? '').replace(/(?<!^)cientos$/, ' cientos'),
  thousands: (count, said) => (count === 1 ? 'mil' : `${said.replace(/uno$/, 'un')} mil`),
  ordinal: (value) => {
    if (value < 1 || value > 100) return undefined
    if (value === 11) return 'undécimo'
    if (value === 12) return 'duodécimo'
    if (value < 10) return first[value]
    return [tenth[Math.floor(value / 10)], first[value % 10]].join(' ').replace(/ -$/, '')
  },
  minus: 'menos',
  point: 'coma',
  ordinalDigits: /^(\d{1,3})\.?(?:[ºªoa]|er|era|ero)$/,
  decimalDigits: /^(\d+)[,.](\d+)$/,
  groupedDigits: /^\d{1,3}[.\u00a0\u202f]\d{3}$/,
  timeDigits: /^(\d{1,2})[:.h](\d{2})?$/,
  time: (hours, minutes = '00') => {
    const said = Number(hours) === 1 ? 'una' : below100(Number(hours)).replace(/uno$/, 'una')
    return minutes === '00' ? `${said} horas` : `${said} y ${below100(Number(minutes))}`
  },
  spellings: { séis: 'seis', ún: 'un', dós: 'dos', trés: 'tres', decimo: 'décimo', veintiun: 'veinti un' },
  ...(['MX', 'US'].includes(region) && asEnglish),
})
