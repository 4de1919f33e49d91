import type { Plugin } from 'vite'
import * as contract from '../packages/tsup.docs.ts'

/** Leaves the documentation of calls and values under the key `[docs]` of the contract out of an app. */
export const withoutDocs: Plugin = {
  name: 'contract-without-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/api\/src\/contract\/.+\.ts$/ },
    handler: (code) => ({ code: contract.withoutDocs(code), map: null }),
  },
}
