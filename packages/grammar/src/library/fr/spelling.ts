import type { NumberSpelling } from '../spell/NumberSpelling.js'

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', '', '']

function below100(value: number): string {
  if (value <= 16) return small[value] ?? ''
  if (value >= 80) return value === 80 ? 'quatre vingts' : `quatre vingt ${below100(value - 80)}`
  const [ten, one] = [Math.floor(value / 10), value % 10]
  const rest = ten === 7 ? one + 10 : one
  if (rest === 0) return tens[ten] ?? ''
  const et = ten > 1 && (rest === 1 || rest === 11) ? ' et' : ''
  return `${tens[ten]}${et} ${below100(rest)}`
}

function ordinal(value: number): string | undefined {
  if (value < 1 || value > 100) return undefined
  if (value === 1) return 'premier'
  if (value === 80) return 'quatre vingtième'
  const said = value === 100 ? 'cent' : below100(value)
  if (said.endsWith('cinq')) return `${said}uième`
  return `${said.replace(/neuf$/, 'neuv').replace(/e$/, '')}ième`
}

export const spelling: NumberSpelling = {
  below100,
  hundreds: (count) => (count === 1 ? 'cent' : `${small[count]} cent`),
  thousands: (count, said) => (count === 1 ? 'mille' : `${said} mille`),
  ordinal,
  minus: 'moins',
  point: 'virgule',
  ordinalDigits: /^(\d{1,3})(?:er|re|ère|e|ème|ième|nd|nde)$/,
  decimalDigits: /^(\d+)[,.](\d+)$/,
  groupedDigits: /^\d{1,3}[.'\u00a0\u202f]\d{3}$/,
  timeDigits: /^(\d{1,2})[h:](\d{2})?$/,
  time: (hours, minutes = '00') => {
    const number = below100(Number(hours)).replace(/(?<![a-z])un$/, 'une')
    const said = `${number} ${Number(hours) < 2 ? 'heure' : 'heures'}`
    return minutes === '00' ? said : `${said} ${below100(Number(minutes))}`
  },
  spellings: { octante: 'huitante', milles: 'mille', zero: 'zéro' },
}
