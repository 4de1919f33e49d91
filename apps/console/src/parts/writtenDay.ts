/** The ISO form `2026-12-31` of a day typed as DD/MM/YYYY; undefined for an invalid day. */
export function writtenDay(written: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written.trim()) ?? []
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isThere = moment.getUTCDate() === Number(day) && moment.getUTCMonth() === Number(month) - 1
  return isThere ? `${year}-${month}-${day}` : undefined
}
