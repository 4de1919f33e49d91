import type { NumberSpelling } from './NumberSpelling.js'

/** A number of 0 to 999,999 in the words of a library. */
export function spellNumber(value: number, spelling: NumberSpelling): string {
  if (value < 1000) return below1000(value, spelling)
  const thousands = Math.floor(value / 1000)
  const said = spelling.thousands(thousands, below1000(thousands, spelling))
  return value % 1000 === 0 ? said : `${said} ${below1000(value % 1000, spelling)}`
}

function below1000(value: number, { below100, hundreds }: NumberSpelling): string {
  const count = Math.floor(value / 100)
  if (count === 0) return below100(value)
  return value % 100 === 0 ? hundreds(count) : `${hundreds(count)} ${below100(value % 100)}`
}
