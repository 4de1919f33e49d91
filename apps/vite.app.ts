import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Rolldown, UserConfig } from 'vite'
import { compressed } from './compressed.ts'
import { type FirstPaintOptions, firstPaint } from './first-paint/firstPaint.ts'
import { webManifest } from './webManifest.ts'
import { withoutDocs } from './withoutDocs.ts'

const licensesFile = 'licenses.md'

type AppOptions = {
  firstPaint: FirstPaintOptions
  /** Which modules come in one file because a page needs them together, beside those of its first page. */
  groups?: Rolldown.CodeSplittingGroup[]
  /** Whether a browser may install it. The studio is opened from the console: it is always in a project. */
  isInstallable?: boolean
}

/** How both apps are built. The server replaces the nonce placeholder in each answer. */
export function appConfig(
  root: string,
  { firstPaint: page, groups = [], isInstallable = false }: AppOptions,
): UserConfig {
  return {
    root,
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
      withoutDocs,
      react(),
      vanillaExtractPlugin(),
      firstPaint(page),
      isInstallable && webManifest(root),
      compressed,
    ],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'es2023',
      sourcemap: false,
      // The server shows it at /licenses.
      license: { fileName: licensesFile },
      assetsInlineLimit: 0,
      // All styles weigh less than the requests for a file of each chunk would cost.
      cssCodeSplit: false,
      reportCompressedSize: false,
      // Only for browsers that would then load what was announced a moment later.
      modulePreload: { polyfill: false },
      // The first page needs one file: it would be cut in eight, of which none is ever loaded without the others.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, ...groups] } },
      },
    },
  }
}
