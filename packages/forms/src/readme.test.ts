import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'

const folder = fileURLToPath(new URL(`../../../.cache/forms-readme-${process.pid}`, import.meta.url))
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the first example of the package is drawn, on a server too', async () => {
  const example = /^```tsx\n(.*?)^```$/ms.exec(readme)?.[1] ?? ''
  mkdirSync(folder, { recursive: true })
  // The style sheets are there only once the package is built.
  writeFileSync(`${folder}/Login.tsx`, example.replace(/^import '.*\.css'\n/gm, ''))
  const { Login } = await import(/* @vite-ignore */ `${folder}/Login.tsx`)
  const html = renderToString(createElement(Login))
  expect(html).toContain('aria-label="Log in"')
  for (const name of ['email', 'password']) expect(html).toContain(`name="${name}"`)
})
