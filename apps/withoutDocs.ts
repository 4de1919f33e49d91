import type { Plugin } from 'vite'
import * as contract from '../packages/tsup.docs.ts'

/** Leaves out of an app what the calls and values of the contract say under the key `[docs]`. */
export const withoutDocs: Plugin = {
  name: 'contract-without-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/api\/src\/contract\/.+\.ts$/ },
    handler: (code) => ({ code: contract.withoutDocs(code), map: null }),
  },
}
