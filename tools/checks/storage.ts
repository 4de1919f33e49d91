// The storage of a browser may refuse everything: the product reaches it through the places that expect that.
import { isProductCode, sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

/** Files that access it, each in a `try`. */
const places = new Set([
  'apps/shell/src/storage/browserStorage.ts',
  'packages/api/src/client/session.ts',
  // Loaded by pages without React, each a small script of its own.
  'apps/documentation/src/client/appearance.ts',
  'apps/documentation/src/client/locale.ts',
])

export const storage: Check = {
  name: 'storage',
  find() {
    const sources = sourcesIn(['packages', 'apps'], isProductCode).filter(({ file }) => !places.has(file))
    return {
      subject: `storage in ${sources.length} files`,
      faults: sources.flatMap(({ file, text }) =>
        storageFaults(text).map(
          (fault) => `${file}:${fault}, which may throw: use deviceStorage or tabStorage of the shell`,
        ),
      ),
    }
  },
}

/** Direct access to the storage of the browser, which may throw at any use. */
const direct =
  /(?<![\w.'"/-])(?:window\.|globalThis\.)?(localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b/g

/**
 * Uses of the browser's storage in the text of a file.
 *
 * @returns line and name of each.
 */
export function storageFaults(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return code
    .split('\n')
    .flatMap((line, index) =>
      [...line.replace(/(?<!:)\/\/.*$/, '').matchAll(direct)].map(([name]) => `${index + 1} uses ${name}`),
    )
}
