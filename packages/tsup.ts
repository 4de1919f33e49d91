import type { Options } from 'tsup'
import { clientDirective, oneFileEach, styleFiles, withoutStyles, workletUrls } from './tsup.plugins.ts'
import { buildStyles } from './tsup.styles.ts'

/**
 * How a package of React components is built: each source file becomes one file of the same name, so that whoever imports
 * one component bundles one component; the style sheets of all become `dist/styles.css`.
 *
 * @param styleEntries source files whose styles, in this order, make the style sheet.
 */
export function componentsConfig(styleEntries: readonly string[]): Options {
  return {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,worklet}.{ts,tsx}'],
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    clean: true,
    sourcemap: true,
    splitting: false,
    silent: true,
    // Brought by whoever runs it in their tests.
    external: ['axe-core'],
    // The fonts are in the style sheet.
    noExternal: [/^@fontsource/],
    plugins: [clientDirective],
    esbuildPlugins: [workletUrls(), withoutStyles(), oneFileEach(), styleFiles()],
    onSuccess: () => buildStyles(styleEntries),
  }
}

/** How a package without a browser is built: one file an entry, what entries share once. */
export function libraryConfig(entry: readonly string[]): Options {
  return {
    entry: [...entry],
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    clean: true,
    sourcemap: true,
    silent: true,
    plugins: [clientDirective],
  }
}
