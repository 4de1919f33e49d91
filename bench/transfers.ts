import { join } from 'node:path'
import { run as runCommand } from '../tools/lib/processes.ts'
import { compare, type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import type { Measured } from './transfers/measure.main.ts'

const maxResidentMegabytes = 200

/** Uploads and downloads of a gigabyte while the server is killed, stored on a disk and in a bucket. */
export async function run(): Promise<Outcome> {
  const main = join(import.meta.dirname, 'transfers/measure.main.ts')
  const { status, output } = await runCommand('tsx', [main], { show: false })
  if (status !== 0) throw new Error(output)
  const measured = JSON.parse(output.slice(output.indexOf('{"disk'))) as Measured
  const rows = Object.entries(measured).flatMap(([place, transfer]): Row[] => {
    const { sent, stored, received, kills, uploadSeconds, downloadSeconds, residentMebibytes } = transfer
    const isWhole = stored === sent && received === sent
    return [
      {
        figure: `${place}, 1 GB after ${kills} kills`,
        value: isWhole ? 'whole' : 'damaged',
        budget: 'whole',
        ok: isWhole,
      },
      compare({ figure: `${place}, up`, ours: uploadSeconds, show: seconds }),
      compare({ figure: `${place}, down`, ours: downloadSeconds, show: seconds }),
      compare({
        figure: `${place}, memory of the server at most`,
        ours: residentMebibytes,
        most: maxResidentMegabytes,
        show: megabytes,
      }),
    ]
  })
  return outcomeOf('transfers', rows)
}

const seconds = (value: number) => `${value.toFixed(1)} s`
const megabytes = (value: number) => `${value} MB`
