import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { withoutAddressBar } from '../scripts/lib/withoutAddressBar.ts'
import { port, productEnvironment, providerPort } from './support/product.ts'

const root = join(import.meta.dirname, '..')
const recordings = join(root, 'services/voice/tests/audio')
const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/** A Chromium whose microphone plays a recording once, from the moment when it is opened. */
function speaking(file: string): PlaywrightTestConfig['use'] {
  return {
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        withoutAddressBar,
        `--use-file-for-fake-audio-capture=${join(recordings, file)}%noloop`,
      ],
    },
  }
}

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(root, '.cache/journeys.json') }],
  ],
  use: { baseURL: `http://localhost:${port}`, viewport: { width: 1600, height: 1000 }, locale: 'en-US' },
  webServer: [
    {
      command: 'node scripts/start.ts',
      cwd: root,
      env: productEnvironment,
      url: `http://127.0.0.1:${port}/api/health`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'node e2e/support/provider.ts',
      cwd: root,
      env: productEnvironment,
      url: `http://127.0.0.1:${providerPort}/.well-known/openid-configuration`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
  projects: [{ name: 'journeys', use: speaking('go-forward-ten-meters.wav')! }],
})
