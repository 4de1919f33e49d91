// Refuses texts of libraries in languages that the apps do not offer, which would be downloaded in vain.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.ts'
import { foreignWordIn } from './lib/foreignWords.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

await build()
const files = ['apps/console/dist/assets', 'apps/studio/dist/assets'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name)),
)
report(
  `words of ${files.length} built files`,
  files.flatMap((file) => {
    const word = foreignWordIn(readFileSync(join(root, file), 'utf8'))
    return word === undefined ? [] : [`${file} says “${word}”: another language than the apps offer`]
  }),
)
