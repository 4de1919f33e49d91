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
import { serverMarkup } from './.storybook/serverMarkup.js'
import { unseenTests } from './.storybook/unseenTests.js'
import { pressKeys } from './.storybook/walk/pressKeys.js'

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url))

const systemChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync)

// A new value for each project: Vitest names the instances in place.
// A busy machine may miss a deadline once; what fails twice is a fault.
const retry = process.env.CI ? 1 : 0

const browserNamed = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
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
    // Vitest leaves one processor free; a test waits more than it works.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Workers that begin anew for every file took nearly half of the time.
          isolate: false,
          include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts', '.storybook/*.test.ts'],
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          globalSetup: ['./services/server/tests/support/sharedPostgres.ts'],
          // A server that is read anew for every file took a third of the time.
          isolate: false,
          include: ['services/*/src/**/*.test.ts', 'services/*/tests/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), plainReact(), unseenTests()],
        // react-stately reads it in tests only, and a browser has no process.
        define: { 'process.env.VIRT_ON': '"1"' },
        optimizeDeps: { include: preparedDependencies },
        test: {
          name: 'component',
          include: ['{packages,apps}/*/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
          setupFiles: ['./.storybook/component-setup.ts'],
          // A page that began anew for every file took more than a third of the time.
          isolate: false,
          testTimeout: 30_000,
          // Where the machine is busy, a second is short for what is to come.
          expect: { poll: { timeout: 10_000 } },
          retry,
          browser: {
            ...browserNamed('component'),
            commands: { forceColors, parkPointer, pressKeys, serverMarkup },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir }), plainReact(), unseenTests()],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          retry,
          isolate: false,
          browser: { ...browserNamed('stories'), commands: { parkPointer, pressKeys } },
        },
      },
    ],
  },
})
