import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { forceColors } from './.storybook/forcedColors/forceColors.js'
import { parkPointer } from './.storybook/parkPointer.js'
import { plainReact } from './.storybook/plainReact.js'
import { preparedDependencies } from './.storybook/preparedDependencies.js'
import { servedFolders } from './.storybook/servedFolders.js'
import { serverMarkup } from './.storybook/serverMarkup.js'
import { unseenTests } from './.storybook/unseenTests.js'
import { unwalked } from './.storybook/unwalked.js'
import { isWalkDue } from './.storybook/walk/isWalkDue.js'
import { pressKeys } from './.storybook/walk/pressKeys.js'

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))

const systemChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync)

// A browser on a busy machine may miss a frame; what fails twice is a fault, and so are many second tries (decision 72).
const retry = process.env.CI ? 1 : 0

// Bounds of what hangs, not of what a test does: that takes as long as the machine needs.
const hang = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }
const patience = fileURLToPath(new URL('./.storybook/patience.ts', import.meta.url))

// A new value for each project: Vitest names the instances in place.
const browserNamed = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A browser that starts on a busy machine without prepared dependencies took more than three minutes, and no story ran.
  connectTimeout: 600_000,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemChromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const, name }],
})

export default defineConfig({
  test: {
    // The provider of the social sign-in writes this at its import for each Node that is not yet long-term support.
    onConsoleLog: (log) => !log.includes('oidc-provider WARNING: Unsupported runtime'),
    // Vitest leaves one processor free; a test waits more than it works.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: [patience],
          ...hang,
          // Workers that begin anew for every file took nearly half of the time.
          isolate: false,
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts', '.storybook/*.test.ts'],
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          setupFiles: [patience],
          globalSetup: ['./services/server/tests/support/sharedPostgres.ts'],
          // A server that is read anew for every file took a third of the time.
          isolate: false,
          include: ['services/*/src/**/*.test.ts', 'services/*/tests/**/*.test.ts'],
          ...hang,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), plainReact(), unseenTests()],
        server: { fs: { allow: servedFolders } },
        // react-stately reads it in tests only, and a browser has no process.
        define: { 'process.env.VIRT_ON': '"1"' },
        optimizeDeps: { include: preparedDependencies },
        test: {
          name: 'component',
          include: ['{packages,apps}/*/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
          setupFiles: [patience, './.storybook/component-setup.ts'],
          // A page that began anew for every file took more than a third of the time.
          isolate: false,
          ...hang,
          provide: { unforced: unwalked()['forced-colors'] },
          retry,
          browser: {
            ...browserNamed('component'),
            commands: { forceColors, parkPointer, pressKeys, serverMarkup },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir }), plainReact(), unseenTests()],
        server: { fs: { allow: servedFolders } },
        test: {
          name: 'stories',
          ...hang,
          retry,
          isolate: false,
          browser: { ...browserNamed('stories'), commands: { isWalkDue, parkPointer, pressKeys } },
        },
      },
    ],
  },
})
