import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { port } from './product.ts'

/**
 * Another way to the product, on a port of its own: what the browser sends arrives after so many milliseconds, and not at all
 * once the browser has given it up.
 */
export async function slowConnection() {
  let milliseconds = 0
  const way = createServer((browser) => {
    const product = connect(Number(port), '127.0.0.1')
    browser.on('data', (bytes) => {
      setTimeout(() => !browser.destroyed && product.write(bytes), milliseconds)
    })
    product.on('data', (bytes) => browser.write(bytes))
    for (const [one, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(way.address() as AddressInfo).port}`,
    slowDown: (by: number) => {
      milliseconds = by
    },
    close: () => way.close(),
  }
}
