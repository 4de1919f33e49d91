import type { NumberSpelling } from '../spell/NumberSpelling.js'

const small =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  )
const tens = 'nul tien twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')
const irregular: Readonly<Record<number, string>> = { 1: 'eerste', 3: 'derde', 8: 'achtste' }

function below100(value: number): string {
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${small[value % 10]} en ${ten}`
}

export const spelling: NumberSpelling = {
  below100,
  hundreds: (count) => (count === 1 ? 'honderd' : `${small[count]} honderd`),
  thousands: (count, said) => (count === 1 ? 'duizend' : `${said} duizend`),
  ordinal: (value) => {
    if (value < 1 || value > 100) return undefined
    if (value === 100) return 'honderdste'
    return value < 20 ? (irregular[value] ?? `${small[value]}de`) : `${below100(value)}ste`
  },
  minus: 'min',
  point: 'komma',
  ordinalDigits: /^(\d{1,3})(?:e|de|ste)$/,
  decimalDigits: /^(\d+),(\d+)$/,
  groupedDigits: /^\d{1,3}[.'\u00a0\u202f]\d{3}$/,
  timeDigits: /^(\d{1,2})[:.u](\d{2})?$/,
  time: (hours, minutes = '00') => {
    const said = `${below100(Number(hours))} uur`
    return minutes === '00' ? said : `${said} ${below100(Number(minutes))}`
  },
  spellings: { één: 'een', ën: 'en', ene: 'een' },
}
