import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'
import { withoutAddressBar } from '../../tools/lib/withoutAddressBar.ts'

const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

/** A Chromium whose microphone plays a WAV file once, from the moment when it is opened. */
export function speaking(file: string): LaunchOptions {
  return {
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
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  }
}
