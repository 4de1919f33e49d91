/** A day as every language of the product writes it: DD/MM/YYYY, of UTC. */
export function dayOf(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}
