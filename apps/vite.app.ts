import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/** How both apps are built. The server replaces the nonce placeholder in each answer. */
export function appConfig(root: string): UserConfig {
  return {
    root,
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
      react(),
      vanillaExtractPlugin(),
    ],
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    html: { cspNonce: '__CSP_NONCE__' },
    build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false },
  }
}
