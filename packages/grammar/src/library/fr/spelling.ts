import type { NumberSpelling } from '../spell/NumberSpelling.js'
import { regionalTens } from './regionalTens.js'

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', '', '']

function below100In(region: string | undefined) {
  const own = new Map(regionalTens(region))
  return function below100(value: number): string {
    if (value <= 16) return small[value] ?? ''
    const [ten, one] = [Math.floor(value / 10), value % 10]
    const ofRegion = own.get(ten * 10)
    if (value >= 80 && !ofRegion)
      return value === 80 ? 'quatre vingts' : `quatre vingt ${below100(value - 80)}`
    const rest = ten === 7 && !ofRegion ? one + 10 : one
    const said = ofRegion ?? tens[ten]
    if (rest === 0) return said ?? ''
    const et = ten > 1 && (rest === 1 || rest === 11) ? ' et' : ''
    return `${said}${et} ${below100(rest)}`
  }
}

function ordinalOf(value: number, below100: NumberSpelling['below100']): string | undefined {
  if (value < 1 || value > 100) return undefined
  if (value === 1) return 'premier'
  const said = value === 100 ? 'cent' : below100(value)
  if (said.endsWith('cinq')) return `${said}uième`
  return `${said
    .replace(/neuf$/, 'neuv')
    .replace(/vingts$/, 'vingt')
    .replace(/e$/, '')}ième`
}

/** @param region one of `libraryRegions`. */
export function spelling(region?: string): NumberSpelling {
  const below100 = below100In(region)
  return {
    below100,
    hundreds: (count) => (count === 1 ? 'cent' : `${small[count]} cent`),
    thousands: (count, said) => (count === 1 ? 'mille' : `${said} mille`),
    ordinal: (value) => ordinalOf(value, below100),
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
}
