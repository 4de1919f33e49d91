// Writes API.md of each published package, everything that its entries export, with its signatures.
import { writeFileSync } from 'node:fs'
import { apiPages } from './lib/apiPages.ts'
import { root } from './lib/root.ts'

for (const { file, page } of await apiPages()) writeFileSync(root + file, page)
