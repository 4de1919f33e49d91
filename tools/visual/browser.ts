import { type Browser, chromium } from 'playwright'
import { findChromium } from '../lib/requirements.ts'
import { withoutAddressBar } from '../lib/withoutAddressBar.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  // Partial repaints have edges that differ by a shade from a single paint.
  '--disable-partial-raster',
  withoutAddressBar,
]

/** @param more flags, as another way to draw glyphs. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}
