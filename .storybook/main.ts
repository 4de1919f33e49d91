import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { preparedDependencies } from './preparedDependencies.js'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/*/src/**/*.@(mdx|stories.tsx)',
    '../apps/*/src/**/*.@(mdx|stories.tsx)',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX knows CommonMark, which has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // What is named first runs last after a play: axe looks at what is open before the walk closes it.
  previewAnnotations: (others = []) => [
    fileURLToPath(new URL('./walk/afterAxe.ts', import.meta.url)),
    ...others,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      // react-stately reads it in tests only, and a browser has no process.
      define: { 'process.env.VIRT_ON': '"1"' },
      optimizeDeps: { include: preparedDependencies },
      build: { chunkSizeWarningLimit: 4000 },
    }),
}
export default config
