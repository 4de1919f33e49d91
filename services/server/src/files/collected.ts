import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: { readonly type: 'minor' }) => void

const garbageBytes = 4 * 1024 * 1024

let passed = 0

/**
 * The same bytes, freeing the memory of earlier ones. To the engine a piece of a file is a small object, so that it lets a
 * hundred megabytes of pieces be garbage before it collects; each that arrives over HTTP is garbage twice, as it is copied
 * on its way.
 */
export function collected(bytes: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(counted(bytes), { objectMode: false })
}

async function* counted(bytes: AsyncIterable<Uint8Array>) {
  for await (const piece of bytes) {
    passed += piece.length
    if (passed >= garbageBytes) {
      passed = 0
      collect({ type: 'minor' })
    }
    yield piece
  }
}
