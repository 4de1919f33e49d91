import { copyFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { styleFiles } from './tsup.plugins.ts'

/**
 * Writes `dist/styles.css`: every rule that the entries reach, once, in the order of imports, with the fonts and their licences beside it.
 *
 * @param entries source files from the folder of the package.
 */
export async function buildStyles(entries: readonly string[]): Promise<void> {
  const { metafile } = await build({
    stdin: { contents: entries.map((entry) => `import './${entry}'`).join('\n'), resolveDir: process.cwd() },
    outfile: 'dist/styles.js',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // A style sheet is wanted whether or not its class names are used.
    ignoreAnnotations: true,
    // Keeps the long comments out in which vanilla-extract names the source of each rule.
    minifyWhitespace: true,
    legalComments: 'none',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    logLevel: 'error',
    metafile: true,
    plugins: [ownFilesAndFonts(), styleFiles()],
  })
  await rm('dist/styles.js')
  await writeFile('dist/styles.css.d.ts', 'export {}\n')
  for (const folder of fontPackages(metafile))
    await copyFile(join(folder, 'LICENSE'), `dist/fonts/${basename(folder)}-OFL.txt`)
}

/** Folders of the packages whose fonts were taken. */
function fontPackages({ inputs }: Metafile): ReadonlySet<string> {
  const fonts = Object.keys(inputs).filter((path) => path.endsWith('.woff2'))
  return new Set(fonts.map((path) => dirname(dirname(path))))
}

const nothing = 'nothing'

/** Other packages bring their own styles, so nothing is followed out of this one but fonts. */
function ownFilesAndFonts(): Plugin {
  const isOfAnother = (path: string) => !path.startsWith('src/')
  return {
    name: 'own-files-and-fonts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?worker&url$/ }, ({ path }) => ({ path, namespace: nothing }))
      onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
        path.startsWith('@fontsource') || path.includes('.vanilla.css')
          ? undefined
          : { path, external: true },
      )
      onResolve({ filter: /\.vanilla\.css\?source=/ }, ({ path }) =>
        isOfAnother(path) ? { path, namespace: nothing } : undefined,
      )
      onLoad({ filter: /.*/, namespace: nothing }, () => ({ contents: '' }))
    },
  }
}
