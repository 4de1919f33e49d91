// Declarations keep imports that are there for their effect alone. The effects are in `styles.css`, and fonts are packages
// that users do not have, so such imports would not resolve.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

for (const path of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.d.ts')) continue
  const text = readFileSync(`dist/${path}`, 'utf8')
  const without = text.replace(/^import ['"].*['"];\n/gm, '')
  if (without !== text) writeFileSync(`dist/${path}`, without)
}
