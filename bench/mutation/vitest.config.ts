import { defineConfig } from 'vitest/config'

const { MUTANT_FILE: file, MUTANT_START: start, MUTANT_END: end, MUTANT_TEXT: text = '' } = process.env

/** The tests of the contract with one fault in one of its files, named by environment variables. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) =>
        id === file ? source.slice(0, Number(start)) + text + source.slice(Number(end)) : undefined,
    },
  ],
  // A cached module would have the previous fault, or none.
  test: { include: ['packages/api/src/contract/**/*.test.ts'], bail: 1, fsModuleCache: false },
})
