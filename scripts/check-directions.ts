// Style sheets speak of start and end, so that every component is whole from right to left.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { directionFaults } from './lib/directionFaults.ts'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

/** Sheets whose places are physical, and why. */
const physical: Readonly<Record<string, string>> = {
  'packages/ui/src/patterns/GuidedTour/GuidedTour.css.ts': 'the card is placed by measured boxes',
  'packages/ui/src/components/SpectrumPicture/SpectrumPicture.css.ts':
    'time runs to the right in every language',
}

const sheets = ['packages', 'apps']
  .flatMap((folder) => filesUnder(root + folder))
  .map((path) => relative(root, path))
  .filter((file) => file.endsWith('.css.ts') && !(file in physical))
report(
  `directions in ${sheets.length} style sheets`,
  sheets.flatMap((file) =>
    directionFaults(readFileSync(root + file, 'utf8')).map((fault) => `${file}: ${fault}`),
  ),
)
