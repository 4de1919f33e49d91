// Writes docs/glossary.md from the table that messages and documentation are checked against.
import { writeFileSync } from 'node:fs'
import { glossaryPage } from './lib/glossaryPage.ts'
import { root } from './lib/root.ts'

writeFileSync(`${root}docs/glossary.md`, glossaryPage())
