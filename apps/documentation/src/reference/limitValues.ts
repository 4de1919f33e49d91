import { limits } from '@saywright/api/contract'

const mebibyte = 1024 * 1024

/** The limits of the contract as pages show them: those in bytes also in MB. */
export const limitValues: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(limits).flatMap(([name, value]) => {
    if (typeof value !== 'number') return []
    return name.endsWith('Bytes')
      ? [
          [name, value],
          [name.replace(/Bytes$/, 'Megabytes'), value / mebibyte],
        ]
      : [[name, value]]
  }),
)
