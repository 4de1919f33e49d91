// The storage of a browser may refuse everything: the product reaches it through the places that expect that.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { storageFaults } from './lib/storageFaults.ts'

/** Where it is reached, each in a `try`. */
const places = new Set([
  'apps/shell/src/storage/browserStorage.ts',
  'packages/api/src/client/session.ts',
  // Loaded by pages without React, each a small script of its own.
  'apps/documentation/src/client/appearance.ts',
  'apps/documentation/src/client/locale.ts',
])

const files = ['packages', 'apps']
  .flatMap((folder) => filesUnder(root + folder))
  .map((path) => relative(root, path))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/(testing|flows)\//.test(file))
  .filter((file) => !places.has(file))
report(
  `storage in ${files.length} files`,
  files.flatMap((file) =>
    storageFaults(readFileSync(root + file, 'utf8')).map(
      (fault) => `${file}:${fault}, which may throw: use deviceStorage or tabStorage of the shell`,
    ),
  ),
)
