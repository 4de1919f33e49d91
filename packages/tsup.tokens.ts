// Publishes the design tokens beside what is built. Declarations of TypeScript 7 import the file without saying that it is
// JSON, which `nodenext` refuses, so that is said here.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'

const declarations = 'dist/tokens/values.d.ts'
const text = readFileSync(declarations, 'utf8')
writeFileSync(
  declarations,
  text.replace(/from '\.\/tokens\.json';/, "from './tokens.json' with { type: 'json' };"),
)
copyFileSync('src/tokens/tokens.json', 'dist/tokens/tokens.json')
