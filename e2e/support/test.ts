import { type BrowserContext, test as base, expect } from '@playwright/test'

type Watched = { faults: string[] }

/** A test in which any error on a console, any uncaught error and any violation of the security policy is a fault. */
export const test = base.extend<Watched>({
  faults: [
    async ({ context }, use, info) => {
      const faults: string[] = []
      await watch(context, faults)
      await use(faults)
      expect(faults, `faults seen in ${info.title}`).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

async function watch(context: BrowserContext, faults: string[]) {
  await context.exposeBinding('reportViolation', (_source, text: string) => void faults.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`violation of ${violatedDirective}: ${blockedURI} (${sourceFile})`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
}
