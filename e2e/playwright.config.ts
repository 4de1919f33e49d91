import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { speaking } from './support/microphone.ts'
import { port, productEnvironment, providerPort } from './support/product.ts'
import { personFile } from './support/sounds.ts'

const root = join(import.meta.dirname, '..')

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
      command: 'node tools/start.ts',
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
  projects: [{ name: 'journeys', use: { launchOptions: speaking(personFile) } }],
})
