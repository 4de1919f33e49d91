// Writes API.md of each published package, every name that its entries export.
import { writeFileSync } from 'node:fs'
import { apiPages } from './lib/apiPages.ts'
import { root } from './lib/root.ts'

for (const { file, page } of apiPages()) writeFileSync(root + file, page)
