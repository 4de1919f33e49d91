import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build, type Plugin } from 'esbuild'
import type { Options } from 'tsup'
import { prose, withoutDocs } from './tsup.docs.ts'
import { withPureValues } from './tsup.pure.ts'

/** Evaluates `.css.ts` files. They take values from our theme, so nothing from outside but vanilla-extract is loaded. */
export function styleFiles(): Plugin {
  return vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { plugins: [withoutComponents()] } })
}

function withoutComponents(): Plugin {
  const namespace = 'without-components'
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
        /^@(saywright|vanilla-extract)\//.test(path) ? undefined : { path, namespace },
      )
      onLoad({ filter: /.*/, namespace }, () => ({ contents: 'module.exports = {}' }))
    },
  }
}

/**
 * Leaves imports of neighbours unchanged, so that nothing is bundled.
 *
 * @param sideEffects whether an unused neighbour is still imported.
 */
export function oneFileEach({ sideEffects = true } = {}): Plugin {
  return {
    name: 'one-file-each',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path, external: true, sideEffects },
      )
    },
  }
}

/**
 * Reads our own modules with their values marked as pure.
 *
 * @param withProse whether they keep their documentation.
 */
export function ownModules({ withProse }: { readonly withProse: boolean }): Plugin {
  return {
    name: 'own-modules',
    setup({ onLoad }) {
      onLoad({ filter: /\/packages\/\w+\/src\/.*\.tsx?$/ }, async ({ path }) => {
        // Evaluated while the package is built.
        if (path.endsWith('.css.ts')) return undefined
        const text = await readFile(path, 'utf8')
        const isReact = path.endsWith('x')
        const said = withProse || isReact ? text : withoutDocs(text, prose)
        return { contents: withPureValues(said, isReact), loader: isReact ? 'tsx' : 'ts' }
      })
    },
  }
}

/** Forgets imports of style sheets: they are all in `styles.css`. The path loses its ending, or tsup would read it. */
export function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css(\?source=.*)?$/ }, ({ path }) => ({
        path: `${path} `,
        namespace: 'without-styles',
      }))
      onLoad({ filter: /.*/, namespace: 'without-styles' }, () => ({ contents: '' }))
    },
  }
}

/**
 * Turns Vite's `./x.worklet.ts?worker&url` into the form that every bundler and browser supports, and bundles the worklet
 * into a file beside its importer.
 */
export function workletUrls(): Plugin {
  return {
    name: 'worklet-urls',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.worklet\.ts\?worker&url$/ }, ({ path, resolveDir }) => ({
        path: relative('.', join(resolveDir, path.replace(/\?.*$/, ''))),
        namespace: 'worklet-urls',
      }))
      onLoad({ filter: /.*/, namespace: 'worklet-urls' }, async ({ path }) => {
        const file = `${basename(path, '.ts')}.js`
        const outfile = join('dist', relative('src', dirname(path)), file)
        await build({
          entryPoints: [path],
          outfile,
          bundle: true,
          format: 'esm',
          target: 'es2022',
          sourcemap: true,
        })
        return { contents: `export default new URL('./${file}', import.meta.url).href` }
      })
    },
  }
}

/**
 * Writes `'use client'` at the head of each file with a component or a hook, and of no other, so that a server component may
 * call pure functions. No line is added, so that source maps stay valid.
 */
export const clientDirective: NonNullable<Options['plugins']>[number] = {
  name: 'client-directive',
  renderChunk: (code, { path }) =>
    path.endsWith('.js') && needsBrowser(code) ? { code: `'use client';${code}` } : undefined,
}

/** Elements are made on a server too; everything else of React, a component and a hook wait for the browser. */
const needsBrowser = (code: string) =>
  /^import (?!\{ (?:createElement|Fragment|, )+ \}).*?from ["'](react(?!\/)|swr|lucide-react).*["'];?$/m.test(
    code,
  ) || /^(?:function|var|const) (?:use)?[A-Z]\w*(?:\(| = \()/m.test(code)
