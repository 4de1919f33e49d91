import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

// Fonts, pictures and film are compressed already. Pages are not served from the build: each gets a nonce.
const compressible = /\.(css|js|json|svg|txt|vtt|wasm)$/

/** Writes a Brotli (`.br`) and a gzip (`.gz`) copy beside every text and program of a folder, each as small as it can be. */
export async function compressFiles(folder: string, names: RegExp = compressible): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && names.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: hint }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

/** Compresses the output of a build, once, so that no response has to. */
export const compressed: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir }) => {
      if (dir) await compressFiles(dir)
    },
  },
}
