import type { Options } from 'tsup'
import {
  clientDirective,
  oneFileEach,
  ownModules,
  styleFiles,
  withoutStyles,
  workletUrls,
} from './tsup.plugins.ts'
import { buildStyles } from './tsup.styles.ts'

const common = {
  format: 'esm',
  target: 'es2022',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  silent: true,
  plugins: [clientDirective],
} satisfies Options

/** Each source file becomes one file of the same name, so that an importer of one thing bundles one thing. */
const modules = ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,worklet}.{ts,tsx}']

/**
 * How a package of React components is built; the style sheets of all become `dist/styles.css`.
 *
 * @param styleEntries source files whose styles, in this order, make the style sheet.
 */
export function componentsConfig(styleEntries: readonly string[]): Options {
  return {
    ...common,
    entry: modules,
    splitting: false,
    // Installed by those who run it in their tests.
    external: ['axe-core'],
    // The fonts are in the style sheet.
    noExternal: [/^@fontsource/],
    esbuildPlugins: [
      workletUrls(),
      withoutStyles(),
      oneFileEach(),
      styleFiles(),
      ownModules({ withProse: true }),
    ],
    onSuccess: () => buildStyles(styleEntries),
  }
}

/** The build of a package without a browser: one file an entry, with shared code once. */
export function libraryConfig(entry: readonly string[]): Options {
  return { ...common, entry: [...entry], esbuildPlugins: [ownModules({ withProse: true })] }
}

/**
 * The build of the contract: for programs as few files as possible, which load fast, and for bundlers of pages, in
 * `dist/browser`, a file each without documentation.
 */
export function contractConfigs(entry: readonly string[]): Options[] {
  return [
    // Both build at once, and one folder is in the other.
    { ...libraryConfig(entry), clean: false },
    {
      ...common,
      clean: false,
      entry: modules,
      outDir: 'dist/browser',
      splitting: false,
      esbuildPlugins: [oneFileEach({ sideEffects: false }), ownModules({ withProse: false })],
    },
  ]
}
